export { emailChange } from '../en/email-change';

export { contacts } from '../en/contacts';

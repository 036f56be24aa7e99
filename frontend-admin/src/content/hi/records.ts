export { records } from '../en/records';

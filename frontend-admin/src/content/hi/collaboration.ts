export { collaboration } from '../en/collaboration';

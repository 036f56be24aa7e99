export { views } from '../en/views';

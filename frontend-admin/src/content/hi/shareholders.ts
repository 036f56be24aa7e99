export { shareholders } from '../en/shareholders';

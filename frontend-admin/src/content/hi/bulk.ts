export { bulk } from '../en/bulk';

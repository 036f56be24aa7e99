export { dashboard } from '../en/dashboard';

export { login } from '../en/login';

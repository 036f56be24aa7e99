export { account } from '../en/account';

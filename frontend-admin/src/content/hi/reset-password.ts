export { resetPassword } from '../en/reset-password';

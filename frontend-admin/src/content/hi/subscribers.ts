export { subscribers } from '../en/subscribers';

export { keyboard } from '../en/keyboard';

export { frame } from '../en/frame';

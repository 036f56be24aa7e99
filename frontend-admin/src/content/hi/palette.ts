export { palette } from '../en/palette';

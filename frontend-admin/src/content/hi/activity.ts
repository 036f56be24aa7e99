export { activity } from '../en/activity';

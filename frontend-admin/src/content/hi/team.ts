export { team } from '../en/team';

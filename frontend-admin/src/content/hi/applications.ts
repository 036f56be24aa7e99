export { applications } from '../en/applications';

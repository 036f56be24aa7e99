export { secondFactor } from '../en/second-factor';

export { deliveries } from '../en/deliveries';

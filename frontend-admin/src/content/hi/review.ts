export { review, reviewMessages } from '../en/review';

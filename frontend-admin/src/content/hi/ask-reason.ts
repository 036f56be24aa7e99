export { askReason } from '../en/ask-reason';

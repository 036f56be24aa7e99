export { passkeys } from '../en/passkeys';

import { deliveries as en } from './en/deliveries';
import { deliveries as hi } from './hi/deliveries';
import type { Messages } from './messages';

/** Messages of the delivery list. */
export const deliveries: Messages<typeof en> = { en, hi };

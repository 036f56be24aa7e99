import { deliveries as en } from './en/deliveries';
import { deliveries as hi } from './hi/deliveries';
import type { Messages } from './messages';

/** What the delivery list says. */
export const deliveries: Messages<typeof en> = { en, hi };

import { deliveries as en } from './en/deliveries';
import { deliveries as hi } from './hi/deliveries';
import type { Texts } from './texts';

/** What the delivery list says. */
export const deliveries: Texts<typeof en> = { en, hi };

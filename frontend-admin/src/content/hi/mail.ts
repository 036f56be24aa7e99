import type { mail as en } from '../en/mail';
import type { Translated } from '../texts';

/** Words around a mail that is shown before it goes. */
export const mail: Translated<typeof en> = {
  preview: 'ई-मेल देखें',
  hidePreview: 'ई-मेल न दिखाएँ',
  enlarge: 'बड़ा करके देखें',
  enlarged: 'जो ई-मेल जाएगा',
  to: 'किसे',
  replyTo: 'जवाब किस पते पर',
  subject: 'विषय',
};

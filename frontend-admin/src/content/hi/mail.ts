import type { mail as en } from '../en/mail';
import type { Translated } from '../messages';

/** Messages around the preview of a mail. */
export const mail: Translated<typeof en> = {
  preview: 'ईमेल देखें',
  hidePreview: 'ईमेल न दिखाएँ',
  enlarge: 'बड़ा करके देखें',
  enlarged: 'जो ईमेल जाएगा',
  to: 'किसे',
  replyTo: 'जवाब किस पते पर',
  subject: 'विषय',
};

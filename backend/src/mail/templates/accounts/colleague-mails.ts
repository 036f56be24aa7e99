import type { ColleagueNoticeParams } from '../mail-template.js';
import type { MailBody, MailSite } from '../rendering/mail-body.js';

/** The texts of the mail about a record that a colleague points out to the reader. */
interface ColleagueTexts {
  subject: Record<ColleagueNoticeParams['event'], (reference: string) => string>;
  news: Record<ColleagueNoticeParams['event'], (by: string) => string>;
  /** Label of the record's reference. */
  reference: string;
  /** Label of the link to the record. */
  open: string;
}

const colleagueMail =
  (texts: ColleagueTexts) =>
  ({ event, by, reference, list, recordId }: ColleagueNoticeParams, { recordPage }: MailSite): MailBody => ({
    subject: texts.subject[event](reference),
    greetingName: '',
    blocks: [
      { kind: 'paragraph', text: texts.news[event](by) },
      { kind: 'fact', label: texts.reference, value: reference },
      { kind: 'link', label: texts.open, href: recordPage(list, recordId) },
    ],
  });

export const colleagueEn = colleagueMail({
  subject: {
    mentioned: (reference) => `A note on ${reference} mentions you`,
    assigned: (reference) => `${reference} was assigned to you`,
  },
  news: {
    mentioned: (by) => `${by} mentioned you in an office note. You can read it in the console.`,
    assigned: (by) => `${by} asks you to look after a record.`,
  },
  reference: 'Reference',
  open: 'Open it in the console',
});

export const colleagueHi = colleagueMail({
  subject: {
    mentioned: (reference) => `${reference} के एक नोट में आपका नाम है`,
    assigned: (reference) => `${reference} आपको सौंपा गया`,
  },
  news: {
    mentioned: (by) => `${by} ने दफ़्तर के एक नोट में आपका नाम लिया है। आप इसे एडमिन पोर्टल में पढ़ सकते हैं।`,
    assigned: (by) => `${by} ने एक मामला आपको सौंपा है।`,
  },
  reference: 'संदर्भ नंबर',
  open: 'एडमिन पोर्टल में खोलें',
});

import type { ContactReplyParams } from './mail-template.js';
import type { MailBody } from './rendering/mail-body.js';

/** The texts around the answer in a reply to a contact message. */
interface ReplyTexts {
  /** Label of the reference. */
  reference: string;
  answer: string;
}

const contactReply =
  (texts: ReplyTexts) =>
  ({ name, reference, topic, text }: ContactReplyParams): MailBody => ({
    subject: `Re: ${onOneLine(topic)} [${reference}]`,
    greetingName: name,
    blocks: [
      ...paragraphsOf(text).map((paragraph) => ({ kind: 'paragraph', text: paragraph }) as const),
      { kind: 'fact', label: texts.reference, value: reference },
      { kind: 'paragraph', text: texts.answer },
    ],
  });

/** Typed text must not start another header. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
}

function paragraphsOf(text: string): string[] {
  return text
    .split(/\n[ \t]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}

export const contactReplyEn = contactReply({
  reference: 'Your reference',
  answer: 'If you have another question, reply to this e-mail and leave its subject as it is.',
});

export const contactReplyHi = contactReply({
  reference: 'आपका संदर्भ नंबर',
  answer: 'कोई और सवाल हो तो इसी ईमेल का जवाब दें और इसका विषय न बदलें।',
});

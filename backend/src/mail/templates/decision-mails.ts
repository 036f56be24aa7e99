import type { DecisionParams } from './mail-template.js';
import type { MailBody, MailSite } from './rendering/mail-body.js';

type Decision = DecisionParams['decision'];

/** The texts common to all mails about decisions. */
interface DecisionTexts {
  /** Label of the reference. */
  reference: string;
  /** Label of the reviewer's reason. */
  reason: string;
  /** Label of the link to the form, after a rejection. */
  form: string;
  questions(supportEmail: string): string;
}

/** The texts about decisions on one kind of application. */
interface OutcomeTexts {
  subject: Record<Decision, (reference: string) => string>;
  news: Record<Decision, string>;
  after: Record<Decision, string>;
  /** Path of the form on the public site. */
  formPath: string;
}

/** The mails about decisions in one language, for either kind of application. */
export function decisionMails(texts: DecisionTexts) {
  return (about: OutcomeTexts) =>
    (
      { name, reference, decision, reason }: DecisionParams,
      { supportEmail, localizedUrl }: MailSite,
    ): MailBody => ({
      subject: about.subject[decision](reference),
      greetingName: name,
      blocks: [
        { kind: 'paragraph', text: about.news[decision] },
        { kind: 'fact', label: texts.reference, value: reference },
        ...(reason ? [{ kind: 'note', label: texts.reason, text: reason } as const] : []),
        { kind: 'paragraph', text: about.after[decision] },
        ...(decision === 'rejected'
          ? [{ kind: 'link', label: texts.form, href: `${localizedUrl}${about.formPath}` } as const]
          : []),
        { kind: 'paragraph', text: texts.questions(supportEmail) },
      ],
    });
}

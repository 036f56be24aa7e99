import type { DigestList, PendingCount } from '../mail-template.js';
import type { MailBody, MailSite } from '../rendering/mail-body.js';

/** The texts of the digest of pending records. */
interface DigestTexts {
  subject: (total: string) => string;
  intro: (name: string) => string;
  /** Names of the lists. */
  lists: Record<DigestList, string>;
  /** Label of the link to the console. */
  open: string;
  /** Label of the link to the settings, where the digest can be turned off. */
  settings: string;
}

/** Lists are counted up to this. */
const COUNTED_TO = 10_000;

const digestMail =
  (texts: DigestTexts) =>
  ({ waiting }: { waiting: readonly PendingCount[] }, { name, consolePage }: MailSite): MailBody => ({
    subject: texts.subject(figure(waiting.reduce((sum, { count }) => sum + count, 0))),
    greetingName: '',
    blocks: [
      { kind: 'paragraph', text: texts.intro(name) },
      ...waiting.map(
        ({ list, count }) => ({ kind: 'fact', label: texts.lists[list], value: figure(count) }) as const,
      ),
      { kind: 'link', label: texts.open, href: consolePage(waiting[0]?.list ?? '') },
      { kind: 'link', label: texts.settings, href: consolePage('settings') },
    ],
  });

function figure(count: number): string {
  const shown = new Intl.NumberFormat('en-IN').format(Math.min(count, COUNTED_TO));
  return count >= COUNTED_TO ? `${shown}+` : shown;
}

export const waitingDigestEn = digestMail({
  subject: (total) => `Waiting in the console: ${total}`,
  intro: (name) => `The following is waiting in the console of ${name}.`,
  lists: {
    contacts: 'Unread messages',
    applications: 'Factory applications to decide',
    shareholders: 'Share applications to decide',
  },
  open: 'Open the console',
  settings: 'Choose how often this mail comes',
});

export const waitingDigestHi = digestMail({
  subject: (total) => `एडमिन पोर्टल में बाक़ी काम: ${total}`,
  intro: (name) => `${name} के एडमिन पोर्टल में इतना काम बाक़ी है।`,
  lists: {
    contacts: 'बिना पढ़े संदेश',
    applications: 'फ़ैसले के इंतज़ार में कारख़ाने के आवेदन',
    shareholders: 'फ़ैसले के इंतज़ार में शेयर के आवेदन',
  },
  open: 'एडमिन पोर्टल खोलें',
  settings: 'चुनें कि यह ईमेल कितनी बार आए',
});

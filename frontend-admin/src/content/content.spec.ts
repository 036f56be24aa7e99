import { account } from './account';
import { activity } from './activity';
import { applications } from './applications';
import { bell } from './bell';
import { bulk } from './bulk';
import { choices } from './choices';
import { collaboration } from './collaboration';
import { common } from './common';
import { contacts } from './contacts';
import { dashboard } from './dashboard';
import { deliveries } from './deliveries';
import { emailChange } from './email-change';
import { frame } from './frame';
import { keyboard } from './keyboard';
import { listExport } from './list-export';
import { login } from './login';
import { palette } from './palette';
import { passkeys } from './passkeys';
import { presence } from './presence';
import { reasonPrompt } from './reason-prompt';
import { records } from './records';
import { resetPassword } from './reset-password';
import { review, reviewMessages } from './review';
import { secondFactor } from './second-factor';
import { settings } from './settings';
import { shareholders } from './shareholders';
import { subscribers } from './subscribers';
import { team } from './team';
import { views } from './views';

const modules: readonly (readonly [string, { en: object; hi: object }])[] = [
  ['account', account],
  ['activity', activity],
  ['applications', applications],
  ['reason-prompt', reasonPrompt],
  ['bell', bell],
  ['bulk', bulk],
  ['choices', choices],
  ['collaboration', collaboration],
  ['common', common],
  ['contacts', contacts],
  ['dashboard', dashboard],
  ['deliveries', deliveries],
  ['email-change', emailChange],
  ['frame', frame],
  ['keyboard', keyboard],
  ['list-export', listExport],
  ['login', login],
  ['palette', palette],
  ['passkeys', passkeys],
  ['presence', presence],
  ['records', records],
  ['reset-password', resetPassword],
  [
    'review',
    {
      en: { review: review.en, reviewMessages: reviewMessages.en },
      hi: { review: review.hi, reviewMessages: reviewMessages.hi },
    },
  ],
  ['second-factor', secondFactor],
  ['settings', settings],
  ['shareholders', shareholders],
  ['subscribers', subscribers],
  ['team', team],
  ['views', views],
];

/** All texts of a content module by path. Functions are called with sample arguments, once per variant. */
function texts(content: unknown, at = ''): Map<string, string> {
  if (typeof content === 'string') return new Map([[at, content]]);
  if (typeof content === 'function') {
    const filled = argumentsOf(at).map((args) => [at + describeArguments(args), content(...args)] as const);
    return new Map(filled.flatMap(([place, text]) => [...texts(text, place)]));
  }
  return new Map(
    Object.entries(content as object).flatMap(([key, value]) => [...texts(value, `${at}/${key}`)]),
  );
}

const MANY = [3, 4, 5, 6, 7];
const ONE = [1, 1, 1, 1, 1];

/** Arguments for functions with other variants than one and many; all others are called with `MANY` and `ONE`. */
const ARGUMENTS: Readonly<Record<string, readonly unknown[][]>> = {
  '/boxes/leave': [MANY, [3, 0]],
  '/waiting': [
    [3, false],
    [1, true],
  ],
  '/done': [
    [3, 'D'],
    [1, 'D'],
  ],
  '/markMany': [
    [3, 'D'],
    [1, 'D'],
  ],
  '/alreadyMarked': [['D', 'Asha']],
  '/deselectHidden': [['3'], ['1']],
  '/why/marked_otherwise': [
    ['d', 3],
    ['d', undefined],
  ],
  '/named': [['Spice Pack']],
  '/short': [['Above ₹5 Crore']],
  '/outcomeOf': [['3']],
  // Names that the audit log writes.
  '/origin': [['command line']],
  '/action': [
    ['admin.login'],
    ['application.status_changed', 'pending'],
    ['shareholder.status_changed', 'undo'],
  ],
  '/about': [['view']],
  '/field': [['email']],
  '/value': [['contacts:read']],
  '/remark': [['newDevice']],
  '/detail': [MANY, [3, undefined]],
  '/same': [[['email']], [['mobile']], [['email', 'mobile']]],
};

const argumentsOf = (at: string) => ARGUMENTS[at] ?? [MANY, ONE];
const describeArguments = (args: readonly unknown[]) => `(${args.join()})`;

/** Texts that may be empty: nothing is shown beside a box whose subscription is still active. */
const empty = new Set(['/since/active']);

/** Texts that are the same in Hindi and English. */
const alike: readonly RegExp[] = [
  // Key labels, and addresses and names that are typed literally.
  /^\/groups\/\d+\/keys\/\d+\/keys\/\d+$/,
  /^\/key\/(?:mac|other)$/,
  // A language in its own script.
  /^\/mailLanguages\/en$/,
  // An abbreviation that Indian offices write in Latin letters, and the name of a method.
  /^\/pan$/,
  /^\/factors\/totp$/,
  // A file name: not every program can handle Devanagari in file names.
  /^\/codes\/fileName$/,
];

describe.each(modules)('%s', (_name, { en, hi }) => {
  const [english, hindi] = [texts(en), texts(hi)];

  it('has the same texts in both languages', () => {
    expect([...hindi.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('has no empty text', () => {
    const missing = [...english, ...hindi].filter(([at, text]) => text.trim() === '' && !empty.has(at));
    expect(missing).toEqual([]);
  });

  it('has Hindi texts in Devanagari', () => {
    const foreign = [...hindi].filter(
      ([at, text]) => /\p{L}/u.test(text) && !/[ऀ-ॿ]/.test(text) && !alike.some((place) => place.test(at)),
    );
    expect(foreign).toEqual([]);
  });

  it('uses Latin digits in Hindi', () => {
    expect([...hindi.values()].filter((text) => /[०-९]/.test(text))).toEqual([]);
  });
});

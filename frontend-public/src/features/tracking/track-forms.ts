import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import type { components } from 'frontend-shared/api/types.generated';
import { stripSeparators } from '../../forms/rules/clean-value';
import { describeForm } from '../../forms/rules/form-description';
import { createForm } from '../../forms/state/form-store';
import { storedSession } from './stored-session';

const { reference, email } = fieldRules.trackCode;
const { code } = fieldRules.trackOpen;

/**
 * A reference as the API takes it, however it was copied: in capitals, without spaces, with its dash. The letters I, L
 * and O are in no reference; whoever writes one means 1 or 0.
 */
export function asReference(typed: string): string {
  const bare = stripSeparators(typed).toUpperCase();
  const rest = bare.slice(2).replace(/[IL]/g, '1').replace(/O/g, '0');
  return `${bare.slice(0, 2)}-${rest}`;
}

/** Whether it is a reference, as `asReference` writes it. */
export function isReference(text: string): boolean {
  return new RegExp(reference.pattern).test(text);
}

/** A code as the API takes it. */
function asCode(typed: string): string {
  return stripSeparators(typed);
}

// What is being typed is not kept in the tab: the next person at this phone must not find it.
const askPlan = describeForm({
  id: 'track',
  path: '/api/track/code',
  rules: { reference: { required: reference.required }, email },
  fields: { reference: { kind: 'text', secret: true }, email: { kind: 'email', secret: true } },
  check: (typed) =>
    isReference(asReference(typed.reference)) ? {} : { reference: { rule: 'own', message: 'reference' } },
  noConsent: true,
  body: (typed) => ({ reference: asReference(typed.reference), email: typed.email }),
});

/** What is left of the API's answer after a reload is how long the code can be used. */
type AskedCode = Partial<components['schemas']['TrackCodeSent']> &
  Pick<components['schemas']['TrackCodeSent'], 'data'>;

/** Asks for a code. The answer is the same whatever was typed. */
export const askCode = createForm<AskedCode>()(askPlan);

const openPlan = describeForm({
  id: 'track-code',
  path: '/api/track/open',
  rules: { code: { required: code.required } },
  fields: { code: { kind: 'text', secret: true } },
  check: (typed) =>
    new RegExp(code.pattern).test(asCode(typed.code)) ? {} : { code: { rule: 'own', message: 'code' } },
  noConsent: true,
  body: (typed) => ({ ...askedFor(), code: asCode(typed.code) }),
});

function askedFor() {
  const { reference = '', email = '' } = askCode.use.getState().submitted?.values ?? {};
  return { reference: asReference(reference), email: email.trim() };
}

/** Opens the record with the code. */
export const openRecord = createForm<components['schemas']['TrackOpened']>()(openPlan);

/** Forgets everything: nobody can come back to the record without a new code. */
export function forgetRecord(): void {
  storedSession.clear();
  openRecord.startAnother();
  askCode.startAnother();
}

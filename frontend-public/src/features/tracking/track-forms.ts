import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import type { components } from 'frontend-shared/api/types.generated';
import { stripSeparators } from '../../forms/rules/clean-value';
import { compileForm } from '../../forms/rules/form-description';
import { createForm } from '../../forms/state/form-store';
import { storedSession } from './stored-session';

const { reference, email } = fieldRules.trackCode;
const { code } = fieldRules.trackOpen;

/**
 * A reference in the API's format, however it was typed: upper case, with its dash, without spaces and the punctuation of
 * the sentence that it was copied from. References contain no I, L or O; these are read as 1 and 0.
 */
export function normaliseReference(typed: string): string {
  const bare = stripSeparators(typed).replace(/\p{P}/gu, '').toUpperCase();
  const rest = bare.slice(2).replace(/[IL]/g, '1').replace(/O/g, '0');
  return `${bare.slice(0, 2)}-${rest}`;
}

/** Whether a text is a valid reference in the format of `normaliseReference`. */
export function isReference(text: string): boolean {
  return new RegExp(reference.pattern).test(text);
}

/** A code in the API's format, without the punctuation of the sentence that it was copied from. */
function normaliseCode(typed: string): string {
  return stripSeparators(typed).replace(/\p{P}/gu, '');
}

// Not stored: the next person to use this phone must not find it.
const askPlan = compileForm({
  id: 'track',
  path: '/api/track/code',
  rules: { reference: { required: reference.required }, email },
  fields: { reference: { kind: 'text', secret: true }, email: { kind: 'email', secret: true } },
  check: (typed) =>
    isReference(normaliseReference(typed.reference))
      ? {}
      : { reference: { rule: 'own', message: 'reference' } },
  noConsent: true,
  body: (typed) => ({ reference: normaliseReference(typed.reference), email: typed.email }),
});

/** The API's response; after a reload only its `data`, the remaining lifetime of the code. */
type AskedCode = Partial<components['schemas']['TrackCodeSent']> &
  Pick<components['schemas']['TrackCodeSent'], 'data'>;

/** Requests a code. The response is the same whether or not the record exists. */
export const askCode = createForm<AskedCode>()(askPlan);

const openPlan = compileForm({
  id: 'track-code',
  path: '/api/track/open',
  rules: { code: { required: code.required } },
  fields: { code: { kind: 'text', secret: true } },
  check: (typed) =>
    new RegExp(code.pattern).test(normaliseCode(typed.code))
      ? {}
      : { code: { rule: 'own', message: 'code' } },
  noConsent: true,
  body: (typed) => ({ ...requestedRecord(), code: normaliseCode(typed.code) }),
});

function requestedRecord() {
  const { reference = '', email = '' } = askCode.use.getState().submitted?.values ?? {};
  return { reference: normaliseReference(reference), email: email.trim() };
}

/** Opens the record with the code. */
export const openRecord = createForm<components['schemas']['TrackOpened']>()(openPlan);

/** Reference of the open record, or of the one whose code is awaited; undefined at the first step. */
export function trackedReference(): string | undefined {
  const opened = openRecord.use.getState().submitted;
  if (opened) return opened.answer.data.reference;
  const asked = askCode.use.getState().submitted;
  return asked ? normaliseReference(asked.values.reference) : undefined;
}

/** Resets both forms and the stored session: reopening the record needs a new code. */
export function forgetRecord(): void {
  storedSession.clear();
  openRecord.startAnother();
  askCode.startAnother();
}

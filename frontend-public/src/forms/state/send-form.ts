import { randomId } from 'frontend-shared/api/random-id';
import { upload } from 'frontend-shared/api/upload';
import type { Locale } from 'frontend-shared/i18n/locale';
import { PRIVACY_VERSION, TERMS_VERSION } from '../../content/legal-versions';
import { cleanValues } from '../rules/clean-value';
import type { Files, FormPlan, Values } from '../rules/form-description';

/** What is sent, apart from language and progress. */
export interface FormContent<T extends string, F extends string> {
  values: Values<T>;
  files: Files<F>;
  /** The hidden field that only programs fill in. */
  website: string;
}

/**
 * One try to file one content. As long as the content is the same, every further try carries the same key and the
 * same `elapsedMs`, so that the server recognises it and files it once.
 */
export interface Attempt {
  /** Stays in the tab's storage, so nothing secret is in it: see `attemptFor`. */
  content: string;
  idempotencyKey: string;
  /** Milliseconds for which the form had been shown when it was first tried. */
  elapsedMs: number;
}

/**
 * The attempt for the present values: the previous one when nothing changed, else a new one. A secret field
 * does not count, nor one that is excluded from the key: with another PAN under the same key the server says so
 * (`IDEMPOTENCY_MISMATCH`) if, and only if, the earlier attempt had been stored.
 */
export function attemptFor<T extends string, F extends string>(
  plan: FormPlan<T, F>,
  { values, files, website }: FormContent<T, F>,
  previous: Attempt | null,
  elapsedMs: number,
): Attempt {
  const chosen = plan.files.map((name) => {
    const file = files[name];
    return file && [file.name, file.size, file.lastModified];
  });
  const clean = cleanValues(plan, values);
  const excluded = plan.texts.filter((name) => plan.fields[name].secret || plan.fields[name].excludedFromKey);
  const counted = { ...clean, ...Object.fromEntries(excluded.map((name) => [name, ''])) };
  const content = JSON.stringify([fieldsToSend(plan, counted), website, chosen]);
  if (previous?.content === content) return previous;
  return { content, idempotencyKey: randomId(), elapsedMs };
}

interface SendOptions {
  locale: Locale;
  signal: AbortSignal;
  /** Bytes of the body that have left, of how many. */
  onProgress: (sent: number, total: number) => void;
}

/**
 * Files the content.
 * @throws ApiError when the server refused it or could not be reached; the signal's reason when it was stopped
 */
export function sendForm<T extends string, F extends string, A>(
  plan: FormPlan<T, F>,
  content: FormContent<T, F>,
  attempt: Attempt,
  options: SendOptions,
): Promise<A> {
  const marks = {
    ...(content.website !== '' && { website: content.website }),
    elapsedMs: attempt.elapsedMs,
    consentVersion: PRIVACY_VERSION,
    ...('termsAgreed' in plan.fields && { termsVersion: TERMS_VERSION }),
  };
  const fields = { ...fieldsToSend(plan, cleanValues(plan, content.values)), ...(!plan.noConsent && marks) };
  const body = plan.files.length > 0 ? multipart(fields, content.files) : fields;
  return upload<A>(plan.path, body, { ...options, idempotencyKey: attempt.idempotencyKey });
}

/** What the server gets of the values: what the plan makes of them, or else the fields that are filled in. */
function fieldsToSend<T extends string, F extends string>(
  plan: FormPlan<T, F>,
  clean: Values<T>,
): Readonly<Record<string, unknown>> {
  const filled = () =>
    Object.fromEntries(plan.texts.map((name) => [name, clean[name]]).filter(([, text]) => text));
  return plan.body?.(clean) ?? filled();
}

function multipart(fields: Record<string, unknown>, files: Files<string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const [name, file] of Object.entries(files)) if (file) form.append(name, file, file.name);
  return form;
}

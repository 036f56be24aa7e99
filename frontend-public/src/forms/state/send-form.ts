import { randomId } from 'frontend-shared/api/random-id';
import { upload } from 'frontend-shared/api/upload';
import type { Locale } from 'frontend-shared/i18n/locale';
import { PRIVACY_VERSION, TERMS_VERSION } from '../../content/legal-versions';
import { cleanValues } from '../rules/clean-value';
import type { CompiledForm, Files, Values } from '../rules/form-description';

/** The content of a submission. */
export interface FormContent<T extends string, F extends string> {
  values: Values<T>;
  files: Files<F>;
  /** Value of the honeypot field, which only bots fill in. */
  website: string;
}

/**
 * One attempt to store some content. Retries with the same content send the same key and `elapsedMs`, so that the
 * server recognises them and stores the record once.
 */
export interface Attempt {
  /** Stored in session storage, so it contains nothing secret: see `attemptFor`. */
  content: string;
  idempotencyKey: string;
  /** How long the form had been shown at the first attempt, in ms. */
  elapsedMs: number;
}

/**
 * The attempt for the current values: the previous one if nothing changed, otherwise a new one. Secret fields and those
 * excluded from the key do not count: if the earlier attempt was stored with another PAN, the server answers
 * `IDEMPOTENCY_MISMATCH`. Nor does a file's date: phones hand over a copy, dated when it was chosen, and the server
 * compares the content.
 */
export function attemptFor<T extends string, F extends string>(
  compiled: CompiledForm<T, F>,
  { values, files, website }: FormContent<T, F>,
  previous: Attempt | null,
  elapsedMs: number,
): Attempt {
  const chosen = compiled.files.map((name) => {
    const file = files[name];
    return file && [file.name, file.size];
  });
  const clean = cleanValues(compiled, values);
  const excluded = compiled.texts.filter(
    (name) => compiled.fields[name].secret || compiled.fields[name].excludedFromKey,
  );
  const counted = { ...clean, ...Object.fromEntries(excluded.map((name) => [name, ''])) };
  const content = JSON.stringify([fieldsToSend(compiled, counted), website, chosen]);
  if (previous?.content === content) return previous;
  return { content, idempotencyKey: randomId(), elapsedMs };
}

interface SendOptions {
  locale: Locale;
  signal: AbortSignal;
  /** Called with the uploaded and total bytes. */
  onProgress: (sent: number, total: number) => void;
}

/**
 * Sends the content.
 * @throws ApiError when the server rejected it or could not be reached; the signal's reason when it was aborted
 */
export function sendForm<T extends string, F extends string, A>(
  compiled: CompiledForm<T, F>,
  content: FormContent<T, F>,
  attempt: Attempt,
  options: SendOptions,
): Promise<A> {
  const metadata = {
    ...(content.website !== '' && { website: content.website }),
    elapsedMs: attempt.elapsedMs,
    consentVersion: PRIVACY_VERSION,
    ...('termsAgreed' in compiled.fields && { termsVersion: TERMS_VERSION }),
  };
  const fields = {
    ...fieldsToSend(compiled, cleanValues(compiled, content.values)),
    ...(!compiled.noConsent && metadata),
  };
  const body = compiled.files.length > 0 ? multipart(fields, content.files) : fields;
  return upload<A>(compiled.path, body, { ...options, idempotencyKey: attempt.idempotencyKey });
}

/** The fields of the request: what the form's `body` builds from the values, by default the filled-in ones. */
function fieldsToSend<T extends string, F extends string>(
  compiled: CompiledForm<T, F>,
  clean: Values<T>,
): Readonly<Record<string, unknown>> {
  const filled = () =>
    Object.fromEntries(compiled.texts.map((name) => [name, clean[name]]).filter(([, text]) => text));
  return compiled.body?.(clean) ?? filled();
}

function multipart(fields: Record<string, unknown>, files: Files<string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  for (const [name, file] of Object.entries(files)) if (file) form.append(name, file, file.name);
  return form;
}

import { ApiError } from 'frontend-shared/api-error';
import type { components } from 'frontend-shared/api-types.generated';
import type { Locale } from 'frontend-shared/locale';
import { upload } from 'frontend-shared/upload';
import { PRIVACY_VERSION } from '../../content/legal-versions';
import { type ApplicationValues, type FieldName, isFieldName, textFieldNames } from './application-fields';
import { cleanValues } from './application-rules';

export type Receipt = components['schemas']['ApplicationReceipt'];

export interface Answer {
  /** The server's sentence; may be missing. */
  message?: string;
  data: Receipt;
}

/** What is sent, apart from language and progress. */
export interface Application {
  values: ApplicationValues;
  file: File | null;
  /** The hidden field that only programs fill in. */
  website: string;
}

/**
 * One try to file one content. As long as the content is the same, every further try carries the same key and the
 * same `elapsedMs`, so that the server recognises it and files it once.
 */
export interface Attempt {
  content: string;
  idempotencyKey: string;
  /** Milliseconds from showing the form to the first try. */
  elapsedMs: number;
}

/** The attempt for what stands in the form now: the previous one when nothing changed, else a new one. */
export function attemptFor(application: Application, previous: Attempt | null, elapsedMs: number): Attempt {
  const { file, website } = application;
  const content = JSON.stringify([
    cleanValues(application.values),
    website,
    file && [file.name, file.size, file.lastModified],
  ]);
  if (previous?.content === content) return previous;
  return { content, idempotencyKey: newKey(), elapsedMs };
}

/** 128 random bits as hex; `randomUUID` is missing on pages without TLS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface SendOptions {
  locale: Locale;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

/**
 * Files the application.
 * @throws ApiError when the server refused it or could not be reached; the signal's reason when it was stopped
 */
export function sendApplication(
  application: Application,
  attempt: Attempt,
  options: SendOptions,
): Promise<Answer> {
  const form = new FormData();
  const values = cleanValues(application.values);
  for (const name of textFieldNames) {
    if (values[name] !== '') form.append(name, values[name]);
  }
  if (application.website !== '') form.append('website', application.website);
  form.append('elapsedMs', String(attempt.elapsedMs));
  form.append('consentVersion', PRIVACY_VERSION);
  if (application.file) form.append('supporting_document', application.file, application.file.name);
  return upload<Answer>('/api/apply-factory', form, { ...options, idempotencyKey: attempt.idempotencyKey });
}

export type FailureKind =
  | 'offline'
  | 'tooLarge'
  | 'wrongType'
  | 'tooOften'
  | 'unavailable'
  | 'changed'
  | 'checkFields'
  | 'other';

/** Why a try failed, as far as a person can use it. */
export interface Failure {
  kind: FailureKind;
  /** The server's sentence, when it gave one. */
  message?: string | undefined;
  /** When to try again, after "too many". */
  minutes?: number | undefined;
  requestId?: string | undefined;
  /** Sentences at fields of this form. */
  fields: Partial<Record<FieldName, string>>;
}

const kindOfStatus: Partial<Record<number, FailureKind>> = {
  0: 'offline',
  400: 'checkFields',
  408: 'offline',
  413: 'tooLarge',
  415: 'wrongType',
  422: 'changed',
  429: 'tooOften',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
  507: 'unavailable',
};

/** Reads any error of `sendApplication`. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'other', fields: {} };
  const fields = Object.entries(error.fields ?? {}).flatMap(([name, sentences]) =>
    isFieldName(name) && sentences.length > 0 ? [[name, sentences.join(' ')] as const] : [],
  );
  const named = kindOfStatus[error.status] ?? 'other';
  return {
    kind: named === 'checkFields' && fields.length === 0 ? 'other' : named,
    message: error.message || undefined,
    minutes: error.status === 429 ? Math.ceil((error.retryAfterSeconds ?? 60) / 60) : undefined,
    requestId: error.status >= 500 ? error.requestId : undefined,
    fields: Object.fromEntries(fields),
  };
}

import { ApiError } from './error';
import { noteServerTime } from './server-clock';

interface UploadOptions {
  /** Requests with the same key and content create one record and get the same response. */
  idempotencyKey?: string;
  /** Language of the response and of later mails. */
  locale: string;
  /** Token used instead of a session, such as the code of a tracked record. */
  bearer?: string;
  /** Called with sent and total bytes of the body. */
  onProgress?: (sent: number, total: number) => void;
  signal?: AbortSignal;
}

/**
 * A connection without progress for this time counts as lost, in ms, since phones often report no error. Longer for
 * files, which the server processes after the last byte.
 */
const STALL_MS = { json: 20_000, multipart: 60_000 };

/**
 * Sends a form with XMLHttpRequest, since fetch reports no upload progress: `FormData` as multipart, an object as JSON.
 * @returns the parsed JSON response
 * @throws ApiError for any status but 2xx, and without a response (`NETWORK`); the signal's reason when aborted
 */
export function upload<T>(
  path: string,
  body: FormData | Readonly<Record<string, unknown>>,
  options: UploadOptions,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const { signal, onProgress } = options;
    if (signal?.aborted) return reject(signal.reason);
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    const multipart = body instanceof FormData;
    let stallTimer: ReturnType<typeof setTimeout> | undefined;
    const restartTimer = () => {
      clearTimeout(stallTimer);
      stallTimer = setTimeout(abort, multipart ? STALL_MS.multipart : STALL_MS.json);
    };
    const settle = (finish: () => void) => {
      clearTimeout(stallTimer);
      signal?.removeEventListener('abort', abort);
      finish();
    };
    xhr.open('POST', path);
    xhr.setRequestHeader('accept', 'application/json');
    xhr.setRequestHeader('accept-language', options.locale);
    const { idempotencyKey, bearer } = options;
    if (idempotencyKey !== undefined) xhr.setRequestHeader('idempotency-key', idempotencyKey);
    if (bearer !== undefined) xhr.setRequestHeader('authorization', `Bearer ${bearer}`);
    if (!multipart) xhr.setRequestHeader('content-type', 'application/json');
    xhr.upload.onprogress = (event) => {
      restartTimer();
      if (event.lengthComputable) onProgress?.(event.loaded, event.total);
    };
    xhr.onload = () => {
      noteServerTime(xhr.getResponseHeader('date'), sentAt);
      settle(() => readAnswer<T>(xhr, resolve, reject));
    };
    xhr.onerror = () => settle(() => reject(ApiError.network()));
    xhr.onabort = () => settle(() => reject(signal?.aborted ? signal.reason : ApiError.network()));
    signal?.addEventListener('abort', abort, { once: true });
    restartTimer();
    const sentAt = Date.now();
    xhr.send(multipart ? body : JSON.stringify(body));
  });
}

function readAnswer<T>(xhr: XMLHttpRequest, resolve: (answer: T) => void, reject: (error: ApiError) => void) {
  if (xhr.status < 200 || xhr.status >= 300) {
    const retryAfter = xhr.getResponseHeader('retry-after');
    return reject(ApiError.fromBody(xhr.status, xhr.responseText, retryAfter));
  }
  try {
    resolve(JSON.parse(xhr.responseText) as T);
  } catch (cause) {
    reject(ApiError.network(cause));
  }
}

/** Sends a JSON body by POST without upload progress. @throws like `upload` */
export function postJson<T>(
  path: string,
  body: Readonly<Record<string, unknown>>,
  options: Pick<UploadOptions, 'bearer' | 'locale' | 'signal'>,
): Promise<T> {
  return upload<T>(path, body, options);
}

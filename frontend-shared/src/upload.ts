import { ApiError } from './api-error';

interface UploadOptions {
  /** Same key and same content give the same answer and one record, however often it is sent. */
  idempotencyKey: string;
  /** Language of the answer and of the mails that follow. */
  locale: string;
  /** Share of the body that has left, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Sends a multipart form with XMLHttpRequest, since fetch reports no upload progress.
 * @returns the JSON answer
 * @throws ApiError for any answer but 2xx and for none (`NETWORK`); the signal's reason when aborted
 */
export function upload<T>(path: string, form: FormData, options: UploadOptions): Promise<T> {
  return new Promise((resolve, reject) => {
    const { signal, onProgress } = options;
    if (signal?.aborted) return reject(signal.reason);
    const xhr = new XMLHttpRequest();
    const abort = () => xhr.abort();
    const settle = (finish: () => void) => {
      signal?.removeEventListener('abort', abort);
      finish();
    };
    xhr.open('POST', path);
    xhr.setRequestHeader('accept', 'application/json');
    xhr.setRequestHeader('accept-language', options.locale);
    xhr.setRequestHeader('idempotency-key', options.idempotencyKey);
    if (onProgress) {
      xhr.upload.onprogress = (event) => {
        if (event.lengthComputable) onProgress(event.loaded / event.total);
      };
    }
    xhr.onload = () =>
      settle(() => {
        if (xhr.status < 200 || xhr.status >= 300) {
          return reject(
            ApiError.fromBody(xhr.status, xhr.responseText, xhr.getResponseHeader('retry-after')),
          );
        }
        try {
          resolve(JSON.parse(xhr.responseText) as T);
        } catch (cause) {
          reject(ApiError.network(cause));
        }
      });
    xhr.onerror = () => settle(() => reject(ApiError.network()));
    xhr.onabort = () => settle(() => reject(signal?.reason ?? ApiError.network()));
    signal?.addEventListener('abort', abort, { once: true });
    xhr.send(form);
  });
}

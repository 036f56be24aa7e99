/** Fake XMLHttpRequest whose response is given by the test. */
export class FakeRequest {
  method = '';
  path = '';
  readonly headers = new Map<string, string>();
  form = new FormData();
  /** JSON body of the request. */
  json: Record<string, unknown> = {};
  aborted = false;

  status = 0;
  responseText = '';
  onload: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onabort: (() => void) | null = null;
  readonly upload: { onprogress: ((event: ProgressEvent) => void) | null } = { onprogress: null };
  private answerHeaders: Record<string, string> = {};

  open(method: string, path: string): void {
    this.method = method;
    this.path = path;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  getResponseHeader(name: string): string | null {
    return this.answerHeaders[name] ?? null;
  }

  send(body: FormData | string): void {
    if (typeof body === 'string') this.json = JSON.parse(body);
    else this.form = body;
    uploads.push(this);
  }

  abort(): void {
    this.aborted = true;
    this.onabort?.();
  }

  /** Reports upload progress, in bytes. */
  progress(loaded: number, total: number): void {
    this.upload.onprogress?.(new ProgressEvent('progress', { lengthComputable: true, loaded, total }));
  }

  answer(status: number, body: unknown, headers: Record<string, string> = {}): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.answerHeaders = headers;
    this.onload?.();
  }

  /** Simulates a network error. */
  fail(): void {
    this.onerror?.();
  }
}

/** All requests since `installUploads`, oldest first. */
export const uploads: FakeRequest[] = [];

/** Replaces the browser's XMLHttpRequest with the fake. */
export function installUploads(): void {
  uploads.length = 0;
  Object.defineProperty(window, 'XMLHttpRequest', { configurable: true, value: FakeRequest });
}

/** The latest request. */
export function lastUpload(): FakeRequest {
  const last = uploads.at(-1);
  if (!last) throw new Error('Nothing was sent.');
  return last;
}

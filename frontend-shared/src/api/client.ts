import { useSession } from 'frontend-shared/api/session';
import ky, { HTTPError, type KyInstance, type NormalizedOptions, type Options } from 'ky';
import { ApiError, type ApiErrorCode } from './error';
import { requestStepUp, useStepUp } from './step-up';

/** Time after which a call counts as failed, in ms. */
const TIMEOUT_MS = 15_000;

/**
 * The API, by paths like `api/apply-factory`. A logged-in tab sends its token; an answer 401 to it leads to one
 * refresh (tabs take turns) and one repeat, and so does `PROOF_REQUIRED` once the proof was shown. Pages without a session
 * never refresh, and are never asked for a proof.
 */
const client: KyInstance = ky.create({
  timeout: TIMEOUT_MS,
  retry: 0,
  credentials: 'same-origin',
  hooks: {
    beforeRequest: [
      (request) => {
        const token = useSession.getState().accessToken;
        if (token && !request.headers.has('authorization'))
          request.headers.set('authorization', `Bearer ${token}`);
      },
    ],
    afterResponse: [
      async (request, options, response) => {
        const sent = request.headers.get('authorization');
        if (response.status !== 401 || !sent) return response;
        const token = await useSession.getState().refresh(sent.replace(/^Bearer /, ''));
        if (!token) return response;
        return await repeat(request, token, options);
      },
      async (request, options, response) => {
        const sent = request.headers.get('authorization');
        if (response.status !== 403 || !sent) return response;
        const code = await codeOf(response);
        if (code === 'SECOND_FACTOR_REQUIRED') useStepUp.setState({ mustSetUp: true });
        if (code !== 'PROOF_REQUIRED' || !(await requestStepUp())) return response;
        return await repeat(request, useSession.getState().accessToken ?? '', options);
      },
    ],
  },
});

/** As ky does it: the time is that until the answer begins, its body may take longer. */
async function repeat(
  request: Request,
  token: string,
  { signal, context }: NormalizedOptions,
): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set('authorization', `Bearer ${token}`);
  const tooLate = new AbortController();
  // The time of the first call has ended with its answer; the repeat has as much.
  const timer = setTimeout(() => tooLate.abort(), context.timeout as number);
  try {
    // A copy: after a refresh the same call may have to be repeated once more, for a proof.
    return await fetch(new Request(request.clone(), { headers }), {
      signal: signal ? AbortSignal.any([signal, tooLate.signal]) : tooLate.signal,
    });
  } finally {
    clearTimeout(timer);
  }
}

async function codeOf(response: Response): Promise<ApiErrorCode> {
  return ApiError.fromBody(response.status, await response.clone().text()).code;
}

async function toApiError(error: unknown): Promise<ApiError> {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPError) {
    const { response } = error;
    const body = await response.text().catch(() => '');
    return ApiError.fromBody(response.status, body, response.headers.get('retry-after'));
  }
  return ApiError.network(error);
}

/** What a caller may choose of a call; `timeout` is in ms and ends when the answer begins. */
export type CallOptions = Omit<Options, 'timeout' | 'context'> & { timeout?: number };

/**
 * Calls the API and answers the response; anything but 2xx is thrown as `ApiError`.
 * An aborted call throws the signal's reason (an `AbortError`).
 */
export async function request(path: string, options: CallOptions = {}): Promise<Response> {
  const { timeout = TIMEOUT_MS } = options;
  try {
    return await client(path.replace(/^\/?/, '/'), { ...options, timeout, context: { timeout } });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw await toApiError(error);
  }
}

/** The body of an answer as JSON. @throws ApiError when it breaks off, or is none */
export async function readJson<T>(response: Response): Promise<T> {
  return (await orNetworkError(response.json())) as T;
}

/** The body of an answer as a file. @throws ApiError when it breaks off */
export function readFile(response: Response): Promise<Blob> {
  return orNetworkError(response.blob());
}

async function orNetworkError<T>(body: Promise<T>): Promise<T> {
  try {
    return await body;
  } catch (cause) {
    throw cause instanceof DOMException && cause.name === 'AbortError' ? cause : ApiError.network(cause);
  }
}

export async function getJson<T>(path: string, options: CallOptions = {}): Promise<T> {
  return await readJson(await request(path, { ...options, method: 'get' }));
}

export async function sendJson<T>(
  method: 'post' | 'patch' | 'put' | 'delete',
  path: string,
  body?: unknown,
  options: CallOptions = {},
): Promise<T> {
  return await readJson(
    await request(path, { ...options, method, ...(body === undefined ? {} : { json: body }) }),
  );
}

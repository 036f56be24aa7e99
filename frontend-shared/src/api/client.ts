import { useSession } from 'frontend-shared/api/session';
import ky, { HTTPError, type KyInstance, type NormalizedOptions, type Options } from 'ky';
import { anySignal } from './abort-signals';
import { ApiError, type ApiErrorCode } from './error';
import { noteServerTime } from './server-clock';
import { requestStepUp, useStepUp } from './step-up';

/** Timeout of a call, in ms. */
const TIMEOUT_MS = 15_000;

/**
 * Client of the API. A logged-in tab sends its token. On a 401 the session is refreshed once (one tab at a time) and
 * the request is repeated; on `PROOF_REQUIRED` it is repeated after the step-up. Pages without a session do neither.
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
      (_request, { context }, response) =>
        noteServerTime(response.headers.get('date'), context.sentAt as number),
      async (request, options, response) => {
        const authorization = request.headers.get('authorization');
        if (response.status !== 401 || !authorization) return response;
        const token = await useSession.getState().refresh(authorization.replace(/^Bearer /, ''));
        if (!token) return response;
        return await repeat(request, token, options);
      },
      async (request, options, response) => {
        const authorization = request.headers.get('authorization');
        if (response.status !== 403 || !authorization) return response;
        const code = await codeOf(response);
        if (code === 'SECOND_FACTOR_REQUIRED') useStepUp.setState({ mustSetUp: true });
        if (code !== 'PROOF_REQUIRED' || !(await requestStepUp())) return response;
        return await repeat(request, useSession.getState().accessToken ?? '', options);
      },
    ],
  },
});

/** Repeats a request with another token. Like ky's, the timeout ends when the response begins, not its body. */
async function repeat(
  request: Request,
  token: string,
  { signal, context }: NormalizedOptions,
): Promise<Response> {
  const headers = new Headers(request.headers);
  headers.set('authorization', `Bearer ${token}`);
  const timeoutController = new AbortController();
  // The first call's timeout is over; the repeated request gets a full one.
  const timer = setTimeout(() => timeoutController.abort(), context.timeout as number);
  try {
    // Cloned, since after a refresh the request may have to be repeated again, for a step-up.
    return await fetch(new Request(request.clone(), { headers }), {
      signal: signal ? anySignal([signal, timeoutController.signal]) : timeoutController.signal,
    });
  } finally {
    clearTimeout(timer);
  }
}

/** The code of an error response, whose body can still be read. */
export async function codeOf(response: Response): Promise<ApiErrorCode> {
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

/** Options of a call; `timeout` is in ms and ends when the response begins. */
export type CallOptions = Omit<Options, 'timeout' | 'context'> & { timeout?: number };

/**
 * Calls the API and returns the response.
 * @throws ApiError for any status but 2xx; the signal's reason when aborted
 */
export async function request(path: string, options: CallOptions = {}): Promise<Response> {
  const { timeout = TIMEOUT_MS } = options;
  try {
    return await client(path.replace(/^\/?/, '/'), {
      ...options,
      timeout,
      context: { timeout, sentAt: Date.now() },
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw await toApiError(error);
  }
}

/** The response's body as JSON. @throws ApiError when it is incomplete or not JSON */
export async function readJson<T>(response: Response): Promise<T> {
  return (await orNetworkError(response.json())) as T;
}

/** The response's body as a file. @throws ApiError when it is incomplete */
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

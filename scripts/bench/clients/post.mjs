// @ts-check

let callers = 0;

/**
 * Calls the API, each time from another network, so that no limit per network applies.
 * @param {string} url
 * @param {string} path below `/api`
 * @param {object} body
 * @param {number} expected status of the response
 */
export async function post(url, path, body, expected) {
  callers += 1;
  const response = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `198.${18 + (callers % 2)}.${(callers >> 8) % 256}.${callers % 256}`,
    },
    body: JSON.stringify(body),
  });
  await response.arrayBuffer();
  if (response.status !== expected) throw new Error(`/api/${path} answered ${response.status}.`);
}

/**
 * @param {() => Promise<void>} call
 * @returns {Promise<number>} duration of the call in ms
 */
export async function timed(call) {
  const startedAt = performance.now();
  await call();
  return performance.now() - startedAt;
}

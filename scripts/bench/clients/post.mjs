// @ts-check

let callers = 0;

/**
 * Calls the API from a network of its own each time.
 * @param {string} url
 * @param {string} path below `/api`
 * @param {object} body
 * @param {number} expected status
 */
export async function post(url, path, body, expected) {
  callers += 1;
  const answer = await fetch(`${url}/api/${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': `198.${18 + (callers % 2)}.${(callers >> 8) % 256}.${callers % 256}`,
    },
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  if (answer.status !== expected) throw new Error(`/api/${path} answered ${answer.status}.`);
}

/**
 * @param {() => Promise<void>} call
 * @returns {Promise<number>} ms
 */
export async function timed(call) {
  const startedAt = performance.now();
  await call();
  return performance.now() - startedAt;
}

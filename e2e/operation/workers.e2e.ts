import { execFileSync } from 'node:child_process';
import { Agent, request } from 'node:http';
import { test as base } from '@playwright/test';
import { ADMINISTRATOR, expect, type Site, startSite } from '../support/test';

const METRICS_TOKEN = 'a token of some length';

/** The built server as two processes that share one port. */
const test = base.extend<{ site: Site & { stop(): Promise<void> } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from this pattern.
  site: async ({}, use) => {
    const site = await startSite({ WORKERS: '2', METRICS_TOKEN });
    await expect.poll(() => childrenOf(site.api.pid).length).toBe(2);
    await expect.poll(() => site.api.log.split('"msg":"listening"').length - 1).toBe(2);
    await use(site);
    await site.stop();
  },
});

function childrenOf(pid: number | undefined): number[] {
  const table = execFileSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' });
  const rows = table.split('\n').map((row) => /^\s*(\d+)\s+(\d+)\s.*main\.js/.exec(row));
  return rows.filter((row) => Number(row?.[2]) === pid).map((row) => Number(row?.[1]));
}

/** Calls over a new connection, which spreads calls over the processes. */
function call(
  url: string,
  { token = '', method = 'GET', body = '' } = {},
): Promise<{ status: number; text: string }> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const calling = request(url, { method, headers, agent: new Agent() }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    calling.on('error', reject).end(body);
  });
}

const statuses = async (calls: number, url: string, token?: string) =>
  new Set(
    (await Promise.all(Array.from({ length: calls }, () => call(url, { token })))).map(
      ({ status }) => status,
    ),
  );

test('metrics and sessions cover both processes; a killed one is replaced while the other answers, and a stop ends all', async ({
  site,
}) => {
  await statuses(40, `${site.url}/api/contact`);
  for (let time = 0; time < 4; time += 1) {
    const { text } = await call(`${site.url}/metrics`, { token: METRICS_TOKEN });
    expect(text).toContain(
      'http_request_duration_seconds_count{method="GET",route="/api/contact",status="401"} 40',
    );
    expect(text).toContain('health_check_up{check="database"} 1');
  }

  const login = { method: 'POST', body: JSON.stringify(ADMINISTRATOR) };
  const { token } = JSON.parse((await call(`${site.url}/api/admin/login`, login)).text);
  expect(await statuses(20, `${site.url}/api/contact`, token)).toEqual(new Set([200]));
  await call(`${site.url}/api/admin/logout`, { method: 'POST', token });
  await expect.poll(() => statuses(20, `${site.url}/api/contact`, token)).toEqual(new Set([401]));

  const [killed] = childrenOf(site.api.pid);
  process.kill(killed as number, 'SIGKILL');
  await expect.poll(() => childrenOf(site.api.pid)).not.toContain(killed);
  expect(await statuses(20, `${site.url}/health/live`)).toEqual(new Set([200]));
  await expect.poll(() => childrenOf(site.api.pid).length).toBe(2);
  await expect.poll(() => site.api.log.split('"msg":"listening"').length - 1).toBe(3);
  // The new process is ready once it has checked the schema.
  await expect.poll(() => statuses(20, `${site.url}/health/ready`)).toEqual(new Set([200]));

  const workers = childrenOf(site.api.pid);
  await site.api.stop();
  for (const pid of workers) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
});

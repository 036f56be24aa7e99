import fc from 'fast-check';
import { type Body, bytesOf } from '../fuzz/body.js';
import { DescribedCall } from '../fuzz/described-call.js';
import { type SentHeaders, TRIALS } from '../fuzz/trials.js';
import { eventually } from '../support/eventually.js';
import { spooledFiles } from '../support/files/spooled.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** Bodies per call. `npm run fuzz` sends 10,000. */
const BODIES = Number(process.env.FUZZ_BODIES ?? 100);
/** The same bodies in every run unless another seed is set; a failure reports its seed. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_250_105);
/** Time limit in ms. */
const MAX_MS = 150_000 + BODIES * 500;

describe('fuzzing of public calls', () => {
  let running: TestApp;
  beforeAll(async () => {
    running = await startTestApp({ env: { RATE_LIMIT_SCALE: '1000000' } });
  });
  afterAll(() => running.close());

  async function send(to: string, body: Body, headers: SentHeaders, known: Record<string, string>) {
    const filled = (text: string) =>
      Object.entries(known).reduce((all, [name, value]) => all.replaceAll(name, value), text);
    const answer = await fetch(running.origin + filled(to), {
      method: 'POST',
      headers: [
        ['Content-Type', body.contentType],
        ...Object.entries(headers).flatMap(([name, value]) => (value ? [[name, filled(value)]] : [])),
      ] as [string, string][],
      body: bytesOf({ ...body, text: filled(body.text) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
  }

  test.each(Object.entries(TRIALS))(
    `POST %s answers each of ${BODIES} random bodies as documented, stores none that it refuses, and keeps running`,
    async (address, makeTrial) => {
      const call = new DescribedCall(address);
      const { bodies, headers, stored, known } = makeTrial(call, running);
      const seen = new Map<number, number>();
      let kept = await stored();
      const trying = fc.asyncProperty(bodies, headers, async (body, sentHeaders) => {
        const values = await known?.();
        // Finding the known values may have written to the database.
        const before = values ? await stored() : kept;
        const answer = await send(address, body, sentHeaders, values ?? {});
        seen.set(answer.status, (seen.get(answer.status) ?? 0) + 1);
        kept = await stored();
        expect(call.problemWith(answer.status, answer.body)).toBeUndefined();
        if (answer.status >= 400) expect(kept).toEqual(before);
      });
      await fc.assert(trying, { numRuns: BODIES, seed: SEED });
      if (process.env.FUZZ_BODIES)
        process.stdout.write(`${address}: ${JSON.stringify(Object.fromEntries(seen))}\n`);
      // If none or all bodies were accepted, the test would check less than it seems to.
      expect([...seen.keys()].some((status) => status < 300)).toBe(true);
      expect(seen.get(400)).toBeGreaterThan(0);
      // Jest fails a test when an unhandled exception or rejection occurs, which would end the process in production.
      expect((await fetch(`${running.origin}/health/live`)).status).toBe(200);
      await eventually(
        () => spooledFiles(running.config.dataDir),
        ({ length }) => length === 0,
      );
    },
    MAX_MS,
  );
});

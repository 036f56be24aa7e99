import { PassThrough } from 'node:stream';

/** Every line logged by applications in this test. */
export const loggedLines: string[] = [];

beforeEach(() => {
  loggedLines.length = 0;
});

/** pino as used by applications under test (`record-log-lines.ts`), writing to `loggedLines`. */
export function recordingPino() {
  const { pino } = jest.requireActual<typeof import('pino')>('pino');
  const sink = new PassThrough().on('data', (chunk: Buffer) => loggedLines.push(chunk.toString()));
  return { pino: Object.assign((options: object) => pino(options, sink), pino) };
}

import { PassThrough } from 'node:stream';

/** Every line that the loggers of applications have written in this test. */
export const loggedLines: string[] = [];

beforeEach(() => {
  loggedLines.length = 0;
});

/** The package as applications under test have it (`record-log-lines.ts`): the same, writing to `loggedLines`. */
export function recordingPino() {
  const { pino } = jest.requireActual<typeof import('pino')>('pino');
  const sink = new PassThrough().on('data', (chunk: Buffer) => loggedLines.push(chunk.toString()));
  return { pino: Object.assign((options: object) => pino(options, sink), pino) };
}

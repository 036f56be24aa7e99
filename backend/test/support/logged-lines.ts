import { PassThrough } from 'node:stream';

/** Every line that the loggers of the test file's applications write, once `pino` is mocked by `recordingPino`. */
export const loggedLines: string[] = [];

beforeEach(() => {
  loggedLines.length = 0;
});

/** What `jest.mock('pino', …)` of a test file that reads the log puts in the package's place: the same, writing to `loggedLines`. */
export function recordingPino() {
  const { pino } = jest.requireActual<typeof import('pino')>('pino');
  const sink = new PassThrough().on('data', (chunk: Buffer) => loggedLines.push(chunk.toString()));
  return { pino: Object.assign((options: object) => pino(options, sink), pino) };
}

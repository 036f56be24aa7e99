import { pino } from 'pino';

/** Bytes buffered for a slow reader or a full disk; further lines are dropped. */
const MAX_WAITING_BYTES = 10 * 1024 * 1024;

/**
 * Destination of the log. A failed write, for example because of a full disk, is retried with the next line, and the
 * server continues. By default pino would end the process on such an error, and then retry the rest forever, neither
 * serving nor exiting.
 * @param fd standard output
 */
export function logOutput(fd = 1) {
  const output = pino.destination({ dest: fd, maxLength: MAX_WAITING_BYTES });
  const flushSync = output.flushSync.bind(output);
  let isFailing = false;
  output.on('error', () => {
    isFailing = true;
  });
  output.on('write', () => {
    isFailing = false;
  });
  // Called at process exit; it returns only when everything is written. pino itself removes it for a broken pipe.
  output.flushSync = () => {
    if (!isFailing) flushSync();
  };
  return output;
}

import { pino } from 'pino';

/** Lines that may wait for a slow reader or a full disk, in bytes; further ones are dropped. */
const MAX_WAITING_BYTES = 10 * 1024 * 1024;

/**
 * Where the log goes. What cannot be written, since the disk is full for instance, is tried again with the next line: the
 * server goes on. By itself pino ends the process by such a failure, which then tries for ever to write what is left, and
 * neither answers nor ends.
 *
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
  // Called when the process ends, it returns only once all is written. pino itself takes it away from a pipe that broke.
  output.flushSync = () => {
    if (!isFailing) flushSync();
  };
  return output;
}

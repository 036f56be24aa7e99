import type { Server } from 'node:http';
import type { INestApplication } from '@nestjs/common';
import { OpenStreams } from './common/http/response/open-streams.js';

/** Time for accepted requests to finish, in ms; the whole shutdown takes less than ten seconds. */
const FINISH_MS = 7_500;
/** How often connections that have become idle are closed, in ms. */
const SWEEP_MS = 50;

/**
 * Ends streams, stops accepting connections, lets accepted requests finish, then closes the application (workers,
 * database). Requests that do not finish in time lose their connection; their clients repeat them with the same key.
 */
export async function stopGracefully(app: INestApplication): Promise<void> {
  app.get(OpenStreams, { strict: false }).end();
  await finishRequests(app.getHttpServer() as Server);
  await app.close();
}

/** Runs `stop` once on SIGTERM or SIGINT and ends the process afterwards. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      setTimeout(() => process.exit(1), 9_500).unref();
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

function finishRequests(server: Server): Promise<void> {
  if (!server.listening) return Promise.resolve();
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
    const giveUp = setTimeout(() => server.closeAllConnections(), FINISH_MS);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(giveUp);
      resolve();
    });
  });
}

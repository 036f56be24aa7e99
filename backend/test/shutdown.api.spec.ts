import type { Server } from 'node:http';
import request from 'supertest';
import { stopGracefully } from '../src/graceful-shutdown.js';
import { eventually } from './support/eventually.js';
import { ProbeModule } from './support/probe.module.js';
import { startTestApp } from './support/test-app.js';

test('an accepted request is answered while the server stops, and new connections are refused', async () => {
  const running = await startTestApp({ imports: [ProbeModule] });
  const accepted = request(running.origin)
    .get('/api/probe/slow?ms=400')
    .then((answer) => answer);
  const server = running.app.getHttpServer() as Server;
  const connections = () =>
    new Promise<number>((resolve) => server.getConnections((_, count) => resolve(count)));
  await eventually(connections, (count) => count > 0, 2_000);
  const stopped = stopGracefully(running.app);
  await expect(fetch(`${running.origin}/health/live`)).rejects.toThrow();
  expect((await accepted).body).toEqual({ done: true });
  await stopped;
  await running.close();
});

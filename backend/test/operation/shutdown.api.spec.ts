import { once } from 'node:events';
import request from 'supertest';
import { stopGracefully } from '../../src/graceful-shutdown.js';
import { heldRequest, ProbeModule } from '../support/probe.module.js';
import { startTestApp } from '../support/test-app.js';

test('an accepted request is answered while the server stops, and new connections are refused', async () => {
  const running = await startTestApp({ imports: [ProbeModule] });
  const arrived = once(heldRequest, 'arrived');
  const accepted = request(running.origin)
    .get('/api/probe/held')
    .then((answer) => answer);
  await arrived;
  const stopped = stopGracefully(running.app);
  await expect(fetch(`${running.origin}/health/live`)).rejects.toThrow();
  heldRequest.emit('released');
  expect((await accepted).body).toEqual({ done: true });
  await stopped;
  await running.close();
});

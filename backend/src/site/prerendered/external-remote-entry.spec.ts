import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sha256 } from '../file-cache.js';
import { ExternalRemoteEntry } from './external-remote-entry.js';

describe('the entry of a remote on another origin', () => {
  let origin: Server;
  let published: string;
  let contentType: string;
  let entry: string;
  beforeEach(async () => {
    published = 'first build';
    contentType = 'text/javascript';
    origin = createServer((_request, response) =>
      response.setHeader('Content-Type', contentType).end(published),
    ).listen(0, '127.0.0.1');
    await new Promise((resolve) => origin.once('listening', resolve));
    entry = `http://127.0.0.1:${(origin.address() as AddressInfo).port}/remoteEntry.js`;
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    origin.closeAllConnections();
    await new Promise((resolve) => origin.close(resolve));
  });

  test('stays the last known one while its host answers with a page in place of the script', async () => {
    const remote = new ExternalRemoteEntry();
    remote.current(entry);
    await remote.settled();
    contentType = 'text/html; charset=utf-8';
    published = '<!doctype html><title>We are moving</title>';
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_001);
    remote.current(entry);
    await remote.settled();
    expect(remote.current(entry)).toBe(sha256('first build'));
  });

  test('is fetched again after ten seconds, even if the clock was set back in the meantime', async () => {
    const remote = new ExternalRemoteEntry();
    const known = async () => {
      remote.current(entry);
      await remote.settled();
      return remote.current(entry);
    };
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 86_400_000);
    expect(await known()).toBe(sha256('first build'));
    clock.mockRestore();
    published = 'second build';
    expect(await known()).toBe(sha256('first build'));
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 10_001);
    expect(await known()).toBe(sha256('second build'));
  });
});

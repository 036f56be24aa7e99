import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPANY } from '../../backend/test/support/factories/company';
import { freePort } from '../../scripts/processes/free-port.mjs';
import { ApiProcess } from '../support/servers/api-process';
import { expect, test } from '../support/test';

test('an error in the site configuration aborts the start with one sentence', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'e2e site '));
  const file = join(folder, 'site.json');
  await writeFile(file, JSON.stringify({ ...COMPANY, memberPortalUrl: 'members.example.org' }));
  const api = new ApiProcess(await freePort(), {
    MONGODB_URI: 'mongodb://127.0.0.1:9/none',
    DATA_DIR: folder,
    SITE_CONFIG: file,
  });
  await expect(api.start()).rejects.toThrow();
  expect(api.log.trim()).toBe(
    `SITE_CONFIG (${file}): memberPortalUrl: Member portal url must be an https address.`,
  );
  await rm(folder, { recursive: true, force: true });
});

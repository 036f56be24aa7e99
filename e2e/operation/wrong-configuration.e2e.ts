import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { COMPANY } from '../../backend/test/support/factories/company';
import { freePort } from '../../scripts/processes/free-port.mjs';
import { ApiProcess } from '../support/servers/api-process';
import { expect, test } from '../support/test';

for (const [fault, content, sentence] of [
  ['a missing name', { ...COMPANY, name: undefined }, 'name: Name is required.'],
  [
    'a wrong address',
    { ...COMPANY, memberPortalUrl: 'members.example.org' },
    'memberPortalUrl: Member portal url must be an https address.',
  ],
  ['an unknown setting', { ...COMPANY, colour: 'red' }, '"colour" is not a known setting.'],
] as const) {
  test(`${fault} in the site configuration aborts the start with one sentence`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'e2e site '));
    const file = join(folder, 'site.json');
    await writeFile(file, JSON.stringify(content));
    const api = new ApiProcess(await freePort(), {
      MONGODB_URI: 'mongodb://127.0.0.1:9/none',
      DATA_DIR: folder,
      SITE_CONFIG: file,
    });
    await expect(api.start()).rejects.toThrow();
    expect(api.log.trim()).toBe(`SITE_CONFIG (${file}): ${sentence}`);
    await rm(folder, { recursive: true, force: true });
  });
}

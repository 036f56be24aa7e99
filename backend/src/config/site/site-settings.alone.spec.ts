import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AppLogger } from '../../common/logging/app-logger.js';
import { loadConfig } from '../app-config.js';
import { SiteSettings } from './site-settings.js';

jest.mock('node:fs/promises', () => {
  const actual = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');
  return { ...actual, readFile: jest.fn(actual.readFile) };
});

const COMPANY = {
  name: 'Milan Udyog',
  legalName: 'Milan Udyog Public Limited',
  companyNumber: 'U12345BR2021PLC054321',
  registeredOffice: 'Station Road, Hajipur',
  supportEmail: 'Help@Example.org',
  grievanceContact: { email: 'grievance@example.org' },
  memberPortalUrl: 'https://members.example.org',
  officeHours: 'Mon-Fri 9 AM-6 PM IST',
};

describe('site settings', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'community-factories-settings-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'site.json');

  const logger = new AppLogger('silent');

  const load = (content: unknown, variable = 'SITE_CONFIG', more: Record<string, string> = {}) => {
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    const env = { MONGODB_URI: 'mongodb://127.0.0.1/cf', DATA_DIR: folder, [variable]: file, ...more };
    return SiteSettings.load(loadConfig(env), logger);
  };

  test('absent settings get their defaults, and given ones are normalised', async () => {
    const site = await (await load(COMPANY)).site();
    expect(site).toMatchObject({
      name: 'Milan Udyog',
      supportEmail: 'help@example.org',
      spicePartnerUrl: '',
      socialLinks: { twitter: '', instagram: '' },
      requireReferral: false,
      pageLoader: 'always',
    });
  });

  test.each([
    ['an unknown setting', { ...COMPANY, colour: 'red' }, '"colour" is not a known setting.'],
    [
      'an unknown nested setting',
      { ...COMPANY, logo: { second: '/x' } },
      '"logo.second" is not a known setting.',
    ],
    ['a missing setting', { ...COMPANY, legalName: undefined }, 'legalName: Legal name is required.'],
    ['an invalid URL', { ...COMPANY, memberPortalUrl: 'javascript:alert(1)' }, 'memberPortalUrl'],
    ['an invalid switch', { ...COMPANY, requireReferral: 'sometimes' }, 'requireReferral'],
    ['an invalid choice', { ...COMPANY, pageLoader: 'never' }, 'pageLoader'],
    [
      'a picture that is neither a URL nor a path',
      { ...COMPANY, logo: { primary: 'logo.png' } },
      'logo.primary',
    ],
    ['a group that is not an object', { ...COMPANY, socialLinks: null }, 'socialLinks must be an object.'],
    ['a list of videos', { ...COMPANY, videos: ['one'] }, 'videos'],
    ['an empty file', '', 'is not valid JSON.'],
    [
      'a telephone number without the country code',
      { ...COMPANY, officePhone: '0612 555 010' },
      'officePhone',
    ],
    ['a WhatsApp number that is a name', { ...COMPANY, officeWhatsApp: 'office' }, 'officeWhatsApp'],
    ['a pack that is not sold', { ...COMPANY, packContents: { royal: 'Saffron' } }, 'packContents.royal'],
    ['a negative unit', { ...COMPANY, projectUnits: { flour: -5 } }, 'projectUnits'],
    ['a unit in quotes', { ...COMPANY, projectUnits: { flour: '5000' } }, 'projectUnits'],
    ['a video id that is not text', { ...COMPANY, videos: { ramesh: true } }, 'videos'],
    [
      'a unit of an unknown project',
      { ...COMPANY, projectUnits: { watr: 10_000 } },
      'has no place for watr, only for',
    ],
    [
      'a video of an unknown person',
      { ...COMPANY, videos: { rames: 'abc' } },
      'has no place for rames, only for',
    ],
    ['text that is not JSON', '{', 'is not valid JSON.'],
    ['a list', [], 'must hold one JSON object.'],
  ])('%s prevents the start with one sentence', async (_case, content, sentence) => {
    await expect(load(content)).rejects.toThrow(sentence);
    await expect(load(content)).rejects.toThrow(/^SITE_CONFIG /);
  });

  describe('the entry of a remote', () => {
    const secret = () => randomBytes(32).toString('base64');
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://www.example.org',
      SMTP_URL: 'smtps://mail.example.org',
      JWT_SECRET: secret(),
      DATA_ENCRYPTION_KEY: secret(),
    };
    const open = { app_admin: { entry: 'http://cdn.example.org/remoteEntry.js' } };

    test('must use HTTPS in production', async () => {
      await expect(load(open, 'REMOTES_CONFIG', production)).rejects.toThrow(
        /^REMOTES_CONFIG .*app_admin.entry must be an https address, or a path on this site, in production\.$/,
      );
      await expect(load(open, 'REMOTES_CONFIG')).resolves.toBeDefined();
    });

    test('may have an integrity hash, but only one that browsers support', async () => {
      const entry = '/remotes/admin/remoteEntry.js';
      const remotes = (integrity: string) => ({ app_admin: { entry, integrity } });
      const right = `sha384-${'A'.repeat(64)}`;
      const settings = await load(remotes(right), 'REMOTES_CONFIG');
      expect((await settings.remotes()).app_admin).toEqual({ entry, integrity: right });
      await expect(load(remotes('md5-abc'), 'REMOTES_CONFIG')).rejects.toThrow('app_admin.integrity');
    });
  });

  test('a file may begin with a byte order mark, as editors on Windows write it', async () => {
    const site = await (await load(`\uFEFF${JSON.stringify(COMPANY)}`)).site();
    expect(site.name).toBe('Milan Udyog');
  });

  test('a missing file prevents the start', async () => {
    rmSync(file, { force: true });
    const env = { MONGODB_URI: 'mongodb://127.0.0.1/cf', DATA_DIR: folder, SITE_CONFIG: file };
    await expect(SiteSettings.load(loadConfig(env), new AppLogger('silent'))).rejects.toThrow(
      /^SITE_CONFIG names a file/,
    );
  });

  test('a folder in place of a file prevents the start', async () => {
    const env = { MONGODB_URI: 'mongodb://127.0.0.1/cf', DATA_DIR: folder, SITE_CONFIG: folder };
    await expect(SiteSettings.load(loadConfig(env), new AppLogger('silent'))).rejects.toThrow(
      `SITE_CONFIG names a file that cannot be read: ${folder}`,
    );
  });

  test.each([
    '//evil.example.org/remoteEntry.js',
    'javascript:alert(1)',
    'ftp://x/y',
    'https://a.example.org;x',
    '',
  ])('a remote cannot be loaded from "%s"', async (entry) => {
    await expect(load({ app_admin: { entry } }, 'REMOTES_CONFIG')).rejects.toThrow(
      /^REMOTES_CONFIG .*app_admin\.entry/,
    );
  });

  test('a changed file is used from the next request on, an invalid one is not', async () => {
    const settings = await load(COMPANY);
    writeFileSync(file, JSON.stringify({ ...COMPANY, name: 'Naya Udyog' }));
    expect((await settings.site()).name).toBe('Naya Udyog');
    writeFileSync(file, '{"name":');
    expect((await settings.site()).name).toBe('Naya Udyog');
  });

  describe('at run time', () => {
    const warn = jest.spyOn(logger, 'warn');
    beforeEach(() => warn.mockClear());
    afterAll(() => warn.mockRestore());
    const warnings = () => warn.mock.calls.map(([, facts]) => String((facts as { err: unknown }).err));

    test('a changed file that could not be read is read again on the next request', async () => {
      const settings = await load(COMPANY);
      writeFileSync(file, JSON.stringify({ ...COMPANY, name: 'Naya Udyog' }));
      jest.mocked(readFile).mockRejectedValueOnce(new Error('EMFILE'));
      expect((await settings.site()).name).toBe('Milan Udyog');
      expect((await settings.site()).name).toBe('Naya Udyog');
    });

    test('a changed file with the same size and modification time is read again', async () => {
      const settings = await load(COMPANY);
      const [then, before] = [new Date('2024-01-01'), readFileSync(file, 'utf8')];
      utimesSync(file, then, then);
      expect((await settings.site()).name).toBe('Milan Udyog');
      writeFileSync(file, before.replace('Milan', 'Nayan'));
      utimesSync(file, then, then);
      expect((await settings.site()).name).toBe('Nayan Udyog');
    });

    test('a problem with a file is logged once, and again after the file was valid in the meantime', async () => {
      const settings = await load(COMPANY);
      const readTwice = async () => [await settings.site(), await settings.site()];
      rmSync(file);
      await readTwice();
      expect(warnings()).toEqual([expect.stringContaining('cannot be read')]);
      writeFileSync(file, '{');
      await readTwice();
      expect(warnings().slice(1)).toEqual([expect.stringContaining('is not valid JSON')]);
      writeFileSync(file, '{"');
      await readTwice();
      expect(warnings().slice(2)).toEqual([expect.stringContaining('is not valid JSON')]);
      writeFileSync(file, JSON.stringify(COMPANY));
      await readTwice();
      rmSync(file);
      await readTwice();
      expect(warnings().slice(3)).toEqual([expect.stringContaining('cannot be read')]);
    });
  });
});

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

  test('what is left out is empty, what is given is brought to its normal form', async () => {
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
      'an unknown setting within one',
      { ...COMPANY, logo: { second: '/x' } },
      '"logo.second" is not a known setting.',
    ],
    ['a missing one', { ...COMPANY, legalName: undefined }, 'legalName: Legal name is required.'],
    ['a wrong address', { ...COMPANY, memberPortalUrl: 'javascript:alert(1)' }, 'memberPortalUrl'],
    ['a wrong switch', { ...COMPANY, requireReferral: 'sometimes' }, 'requireReferral'],
    ['a wrong choice', { ...COMPANY, pageLoader: 'never' }, 'pageLoader'],
    [
      'a picture that is neither address nor path',
      { ...COMPANY, logo: { primary: 'logo.png' } },
      'logo.primary',
    ],
    ['a part that is no object', { ...COMPANY, socialLinks: null }, 'socialLinks must be an object.'],
    ['a list of videos', { ...COMPANY, videos: ['one'] }, 'videos'],
    ['an empty file', '', 'is not valid JSON.'],
    ['a telephone without the country', { ...COMPANY, officePhone: '0612 555 010' }, 'officePhone'],
    ['a WhatsApp that is a name', { ...COMPANY, officeWhatsApp: 'office' }, 'officeWhatsApp'],
    ['a pack that is not sold', { ...COMPANY, packContents: { royal: 'Saffron' } }, 'packContents.royal'],
    ['a wrong unit', { ...COMPANY, projectUnits: { flour: -5 } }, 'projectUnits'],
    ['a unit in quotes', { ...COMPANY, projectUnits: { flour: '5000' } }, 'projectUnits'],
    ['a video that is no text', { ...COMPANY, videos: { ramesh: true } }, 'videos'],
    [
      'a unit of no project',
      { ...COMPANY, projectUnits: { watr: 10_000 } },
      'has no place for watr, only for',
    ],
    ['a video of nobody', { ...COMPANY, videos: { rames: 'abc' } }, 'has no place for rames, only for'],
    ['text that is not JSON', '{', 'is not valid JSON.'],
    ['a list', [], 'must hold one JSON object.'],
  ])('%s stops the start with a sentence', async (_case, content, sentence) => {
    await expect(load(content)).rejects.toThrow(sentence);
    await expect(load(content)).rejects.toThrow(/^SITE_CONFIG /);
  });

  describe('where the remotes are', () => {
    const secret = () => randomBytes(32).toString('base64');
    const production = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://www.example.org',
      SMTP_URL: 'smtps://mail.example.org',
      JWT_SECRET: secret(),
      DATA_ENCRYPTION_KEY: secret(),
    };
    const open = { app_admin: { entry: 'http://cdn.example.org/remoteEntry.js' } };

    test('must be encrypted in production', async () => {
      await expect(load(open, 'REMOTES_CONFIG', production)).rejects.toThrow(
        /^REMOTES_CONFIG .*app_admin.entry must be an https address, or a path on this site, in production\.$/,
      );
      await expect(load(open, 'REMOTES_CONFIG')).resolves.toBeDefined();
    });

    test('may have a hash beside it, and only one that a browser understands', async () => {
      const entry = '/remotes/admin/remoteEntry.js';
      const remotes = (integrity: string) => ({ app_admin: { entry, integrity } });
      const right = `sha384-${'A'.repeat(64)}`;
      const settings = await load(remotes(right), 'REMOTES_CONFIG');
      expect((await settings.remotes()).app_admin).toEqual({ entry, integrity: right });
      await expect(load(remotes('md5-abc'), 'REMOTES_CONFIG')).rejects.toThrow('app_admin.integrity');
    });
  });

  test('a file may begin with the mark that editors on Windows write', async () => {
    const site = await (await load(`\uFEFF${JSON.stringify(COMPANY)}`)).site();
    expect(site.name).toBe('Milan Udyog');
  });

  test('a file that is not there stops the start', async () => {
    rmSync(file, { force: true });
    const env = { MONGODB_URI: 'mongodb://127.0.0.1/cf', DATA_DIR: folder, SITE_CONFIG: file };
    await expect(SiteSettings.load(loadConfig(env), new AppLogger('silent'))).rejects.toThrow(
      /^SITE_CONFIG names a file/,
    );
  });

  test('a folder in place of a file stops the start', async () => {
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
  ])('a remote cannot be fetched from "%s"', async (entry) => {
    await expect(load({ app_admin: { entry } }, 'REMOTES_CONFIG')).rejects.toThrow(
      /^REMOTES_CONFIG .*app_admin\.entry/,
    );
  });

  test('a changed file is used from the next question on, a broken one is not', async () => {
    const settings = await load(COMPANY);
    writeFileSync(file, JSON.stringify({ ...COMPANY, name: 'Naya Udyog' }));
    expect((await settings.site()).name).toBe('Naya Udyog');
    writeFileSync(file, '{"name":');
    expect((await settings.site()).name).toBe('Naya Udyog');
  });

  describe('once it runs', () => {
    const warn = jest.spyOn(logger, 'warn');
    beforeEach(() => warn.mockClear());
    afterAll(() => warn.mockRestore());
    const warnings = () => warn.mock.calls.map(([, facts]) => String((facts as { err: unknown }).err));

    test('a changed file that could not be read is read as soon as it can be', async () => {
      const settings = await load(COMPANY);
      writeFileSync(file, JSON.stringify({ ...COMPANY, name: 'Naya Udyog' }));
      jest.mocked(readFile).mockRejectedValueOnce(new Error('EMFILE'));
      expect((await settings.site()).name).toBe('Milan Udyog');
      expect((await settings.site()).name).toBe('Naya Udyog');
    });

    test('a changed file of the same size and time is read again', async () => {
      const settings = await load(COMPANY);
      const [then, before] = [new Date('2024-01-01'), readFileSync(file, 'utf8')];
      utimesSync(file, then, then);
      expect((await settings.site()).name).toBe('Milan Udyog');
      writeFileSync(file, before.replace('Milan', 'Nayan'));
      utimesSync(file, then, then);
      expect((await settings.site()).name).toBe('Nayan Udyog');
    });

    test('what is wrong with a file is said once, and again when it has been right meanwhile', async () => {
      const settings = await load(COMPANY);
      const askTwice = async () => [await settings.site(), await settings.site()];
      rmSync(file);
      await askTwice();
      expect(warnings()).toEqual([expect.stringContaining('cannot be read')]);
      writeFileSync(file, '{');
      await askTwice();
      expect(warnings().slice(1)).toEqual([expect.stringContaining('is not valid JSON')]);
      writeFileSync(file, '{"');
      await askTwice();
      expect(warnings().slice(2)).toEqual([expect.stringContaining('is not valid JSON')]);
      writeFileSync(file, JSON.stringify(COMPANY));
      await askTwice();
      rmSync(file);
      await askTwice();
      expect(warnings().slice(3)).toEqual([expect.stringContaining('cannot be read')]);
    });
  });
});

import crypto from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type AppConfig, loadConfig, WORKER_NUMBER } from './app-config.js';
import { ConfigError } from './config-error.js';
import type { Environment } from './environment.js';
import { CHECKOUT } from './paths.js';

const secret = (first: number) =>
  Buffer.from(Array.from({ length: 32 }, (_, i) => (first + i * 7) % 256)).toString('base64');

describe('configuration', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'community-factories-config-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const minimal: Environment = { MONGODB_URI: 'mongodb://127.0.0.1:27017/cf', DATA_DIR: dataDir };
  const production: Environment = {
    ...minimal,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://www.example.org',
    SMTP_URL: 'smtps://mail.example.org',
    JWT_SECRET: secret(1),
    DATA_ENCRYPTION_KEY: secret(2),
  };

  test('development requires only a database', () => {
    const config = loadConfig(minimal);
    expect(config).toMatchObject({
      isProduction: false,
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      passwordMinLength: 12,
      rateLimitScale: 1,
      trustProxy: 0,
      requireSecondFactor: false,
      mail: { from: 'no-reply@localhost', fileDir: path.join(dataDir, 'mail') },
    });
  });

  test('development secrets are created once, readable only by their owner', () => {
    const [first, second] = [loadConfig(minimal), loadConfig(minimal)];
    expect(second.jwtSecrets).toEqual(first.jwtSecrets);
    expect(second.encryptionKeys).toEqual(first.encryptionKeys);
    expect(first.jwtSecrets[0]).not.toEqual(first.encryptionKeys[0].key);
    expect(statSync(path.join(dataDir, 'development-secrets.json')).mode & 0o777).toBe(0o600);
  });

  test('of two processes that create the development secrets at once, both use the same', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'community-factories-first-'));
    const start = () => loadConfig({ ...minimal, DATA_DIR: folder });
    let other: AppConfig | undefined;
    const randomBytes = jest.spyOn(crypto, 'randomBytes').mockImplementationOnce(((size: number) => {
      other = start();
      return crypto.randomBytes(size);
    }) as typeof crypto.randomBytes);
    const own = start();
    randomBytes.mockRestore();
    expect(own.encryptionKeys).toEqual(other?.encryptionKeys);
    expect(own.jwtSecrets).toEqual(other?.jwtSecrets);
    expect(readdirSync(folder)).toEqual(['development-secrets.json']);
    rmSync(folder, { recursive: true });
  });

  test.each(['{"DATA_ENCRYPTION_KEY": "abc', '', 'null', '[]'])(
    'damaged development secrets are to be restored, since new ones decrypt nothing: %s',
    (content) => {
      const damaged = mkdtempSync(path.join(tmpdir(), 'community-factories-damaged-'));
      writeFileSync(path.join(damaged, 'development-secrets.json'), content);
      expect(() => loadConfig({ ...minimal, DATA_DIR: damaged })).toThrow(
        /^DATA_DIR holds a damaged development-secrets\.json; restore it from a backup/,
      );
      rmSync(damaged, { recursive: true });
    },
  );

  test('production starts with only its required settings', () => {
    expect(loadConfig(production)).toMatchObject({
      isProduction: true,
      publicUrl: 'https://www.example.org',
      requireSecondFactor: true,
    });
    expect(loadConfig({ ...production, REQUIRE_2FA: 'false' }).requireSecondFactor).toBe(false);
  });

  test('previous keys are loaded after the current one', () => {
    const config = loadConfig({ ...production, DATA_ENCRYPTION_KEYS_PREVIOUS: `${secret(3)}, ${secret(4)}` });
    expect(config.encryptionKeys.map(({ key }) => key.toString('base64'))).toEqual([
      secret(2),
      secret(3),
      secret(4),
    ]);
    expect(new Set(config.encryptionKeys.map(({ id }) => id)).size).toBe(3);
  });

  test.each(['MONGODB_URI', 'SMTP_URL', 'JWT_SECRET', 'DATA_ENCRYPTION_KEY', 'PUBLIC_URL'])(
    'production requires %s',
    (name) => {
      expect(() => loadConfig({ ...production, [name]: '' })).toThrow(new RegExp(`^${name} must be set`));
    },
  );

  test.each([
    ['PUBLIC_URL', 'http://www.example.org'],
    ['SMTP_URL', 'smtp://office:secret-word@mail.example.org:587'],
    ['SMTP_URL', 'smtp://mail.example.org?requireTLS=true&ignoreTLS=true'],
    ['SMTP_URL', 'smtp://127.0.0.1.example.org'],
    ['CORS_ORIGINS', 'https://a.example.org, http://b.example.org'],
    ['JWT_SECRET', secret(2)],
    ['JWT_SECRET', secret(2).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')],
    ['JWT_SECRET_PREVIOUS', secret(1)],
    ['DATA_ENCRYPTION_KEYS_PREVIOUS', `${secret(3)}, ${secret(3)}`],
    ['METRICS_TOKEN', secret(1)],
    ['METRICS_TOKEN', 'xxxxxxxxxxxxxxxxxxxx'],
    ['SETUP_TOKEN', 'ChangeMe-ChangeMe-ChangeMe'],
    ['ADMIN_PASSWORD', 'replace this by a password'],
    ['JWT_SECRET', Buffer.from('this-is-a-placeholder-secret-32b').toString('base64')],
  ])('production rejects %s=%s with one sentence that names the variable', (name, value) => {
    const start = () => loadConfig({ ...production, [name]: value });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*\\.$`));
    expect(start).not.toThrow(/secret-word/);
  });

  test('a password may contain commas and repeated words', () => {
    expect(() => loadConfig({ ...production, ADMIN_PASSWORD: 'gopal,rekha,gopal,mohan' })).not.toThrow();
  });

  test('production accepts different tokens and rejects equal ones', () => {
    const tokens = { SETUP_TOKEN: 'a setup token for tests', METRICS_TOKEN: 'another token for tests' };
    expect(() => loadConfig({ ...production, ...tokens })).not.toThrow();
    expect(() => loadConfig({ ...production, ...tokens, METRICS_TOKEN: tokens.SETUP_TOKEN })).toThrow(
      'METRICS_TOKEN is equal to SETUP_TOKEN; make a random one for each (openssl rand -base64 32).',
    );
  });

  test.each([
    'smtps://mail.example.org',
    'smtp://mail.example.org:587?requireTLS=true',
    'smtp://localhost:25',
    'smtp://127.0.0.1:25',
  ])('production accepts a mail server that is encrypted or on this machine: %s', (SMTP_URL) => {
    expect(() => loadConfig({ ...production, SMTP_URL })).not.toThrow();
  });

  test.each([
    ['NODE_ENV', 'prod'],
    ['PORT', '70000'],
    ['PORT', '80a'],
    ['PUBLIC_URL', 'www.example.org'],
    ['PUBLIC_URL', 'https://example.org/path'],
    ['MONGODB_URI', 'postgres://x'],
    ['MONGODB_URI', 'mongodb://office:pass@word@db.example.org/cf'],
    ['MONGODB_URI', 'mongodb://office:pass/word@db.example.org/cf'],
    ['MONGODB_URI', 'mongodb://db.example.org:port/cf'],
    ['MONGODB_URI', 'mongodb://db.example.org/cf?retryWrite=true'],
    ['DATA_DIR', fileURLToPath(import.meta.url)],
    ['DATA_DIR', '/proc/data/of/a/test'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_EMAIL', 'आशा@example.org'],
    ['JWT_SECRET', 'changeme'],
    ['JWT_SECRET', Buffer.alloc(32).toString('base64')],
    ['JWT_SECRET_PREVIOUS', 'short'],
    ['DATA_ENCRYPTION_KEY', Buffer.alloc(31, 'abcdefghijklmnop').toString('base64')],
    ['SETUP_TOKEN', 'short'],
    ['METRICS_TOKEN', 'short'],
    ['REQUIRE_2FA', 'maybe'],
    ['CORS_ORIGINS', 'https://a.example.org, *'],
    ['SMTP_URL', 'mail.example.org'],
    ['SMTP_URL', 'smtp://mail.example.org:port'],
    ['SMTP_URL', 'smtp://office:pass/word@mail.example.org'],
    ['SMTP_URL', 'smtp://office:100%sure@mail.example.org'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'Office <office@example.org'],
    ['MAIL_FROM', 'office@example.org>'],
    ['MAIL_FROM', 'Office office@example.org'],
    ['MAIL_FROM', 'office@example.org, support@example.org'],
    ['TRUST_PROXY', '-1'],
    ['RATE_LIMIT_SCALE', '0'],
    ['RAZORPAY_KEY_ID', 'rzp_live_alone'],
    ['RAZORPAY_KEY_SECRET', 'alone'],
    ['RAZORPAY_WEBHOOK_SECRET', 'alone'],
    ['PASSWORD_MIN_LENGTH', '5'],
    ['CLAMAV_URL', '127.0.0.1:3310'],
    ['CLAMAV_URL', 'http://127.0.0.1:3310'],
    ['CLAMAV_URL', 'unix://clamd.ctl'],
    ['CLAMAV_URL', 'unix:///run/%zz'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s prevents the start with one sentence that names the variable', (name, value) => {
    const start = () => loadConfig({ ...minimal, [name]: value });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*\\.$`));
  });

  test.each([
    'office@example.org',
    '<office@example.org>',
    'Saajha Udyog <office@example.org>',
    '"Udyog, Ltd." <office@example.org>',
    'साझा उद्योग <office@localhost>',
  ])('the sender of mails may be an address, or a name and an address: %s', (MAIL_FROM) => {
    expect(loadConfig({ ...minimal, MAIL_FROM }).mail.from).toBe(MAIL_FROM);
  });

  test.each([
    ['MONGODB_URI', 'mongodb://office:Topmost/Word@db.example.org/cf'],
    ['SMTP_URL', 'smtp://office:Topmost/Word@mail.example.org'],
  ])('the sentence about an invalid %s does not contain its password', (name, value) => {
    expect(() => loadConfig({ ...minimal, [name]: value })).not.toThrow(/Topmost/);
  });

  test.each([
    ['MONGODB_URI', 'mongodb://office:pass%40word@db1.example.org,db2.example.org:27018/cf?replicaSet=rs0'],
    ['MONGODB_URI', 'mongodb+srv://office:pass%2Fword@db.example.org'],
    ['SMTP_URL', 'smtps://office:pass%2Fword@mail.example.org:465'],
  ])('%s=%s is accepted', (name, value) => {
    expect(() => loadConfig({ ...minimal, [name]: value })).not.toThrow();
  });

  const withPayment: Environment = {
    ...minimal,
    RAZORPAY_KEY_ID: 'rzp_test_AbCdEf12345678',
    RAZORPAY_KEY_SECRET: 'a key secret of Razorpay',
    RAZORPAY_WEBHOOK_SECRET: 'a secret of ours',
  };

  test('online payment is on with its three variables and off without them', () => {
    expect(loadConfig(withPayment).payment).toMatchObject({ keyId: 'rzp_test_AbCdEf12345678' });
    expect(loadConfig(minimal).payment).toBeUndefined();
  });

  test.each([
    ['RETENTION_SHAREHOLDER', '24', 'RETENTION_SHAREHOLDERS'],
    ['RETENTION_CONTACT', '24', 'RETENTION_CONTACT_MESSAGES'],
    ['DATA_ENCRYPTION_KEY_PREVIOUS', secret(5), 'DATA_ENCRYPTION_KEYS_PREVIOUS'],
    ['CORS_ORIGIN', 'https://a.example.org', 'CORS_ORIGINS'],
    ['SMTP_URI', 'smtp://mail.example.org', 'SMTP_URL'],
    ['trust_proxy', '1', 'TRUST_PROXY'],
  ])('%s, which is not a setting, is reported with the one that may be meant', (name, value, meant) => {
    expect(loadConfig({ ...minimal, [name]: value }).misspelt).toEqual([{ name, meant }]);
    expect(loadConfig({ ...minimal, [name]: '' }).misspelt).toEqual([]);
  });

  test('a variable that resembles a setting that is set is not reported with another one', () => {
    const both = { ...minimal, RETENTION_SHAREHOLDERS: '24', RETENTION_SHAREHOLDER: '24' };
    expect(loadConfig(both).misspelt).toEqual([]);
  });

  test('docs/operations.md lists every variable that is read, and no other', () => {
    const read = new Set<string>();
    const recording = new Proxy<Environment>(withPayment, {
      get: (variables, name) => {
        read.add(String(name));
        return variables[String(name)];
      },
    });
    loadConfig(recording);
    read.delete(WORKER_NUMBER);
    const guide = readFileSync(path.join(CHECKOUT, 'docs', 'operations.md'), 'utf8');
    const [, table = ''] = /## Settings\n(.*?)\nThe scripts also read/s.exec(guide) ?? [];
    const listed = [...table.matchAll(/^\| (`.*?`) +\|/gm)].flatMap(
      ([, names = '']) => names.match(/\w+/g) ?? [],
    );
    expect(listed.toSorted()).toEqual([...read].toSorted());
  });

  test('settings and the variables of the system or other programs are not reported as misspelt', () => {
    const others = ['HOSTNAME', 'HOME', 'PATH', 'LOGNAME', 'XDG_DATA_DIRS', 'SMTP_PORT', 'DATABASE_URL'];
    const environment = Object.fromEntries(others.map((name) => [name, 'x']));
    expect(loadConfig({ ...withPayment, ...environment }).misspelt).toEqual([]);
    expect(loadConfig({ ...minimal, WORKER_NUMBER: '2', REQUIRE_2FA: 'true' }).misspelt).toEqual([]);
    // Some hosting providers set the address under several names.
    expect(loadConfig({ ...minimal, MONGODB_URL: minimal.MONGODB_URI }).misspelt).toEqual([]);
  });

  test('Razorpay is called at its own URL, which can be replaced outside production', () => {
    expect(loadConfig(withPayment).payment?.apiUrl).toBe('https://api.razorpay.com');
    const elsewhere = { ...withPayment, RAZORPAY_API_URL: 'http://127.0.0.1:4010' };
    expect(loadConfig(elsewhere).payment?.apiUrl).toBe('http://127.0.0.1:4010');
    expect(() => loadConfig({ ...production, ...elsewhere, NODE_ENV: 'production' })).toThrow(
      'RAZORPAY_API_URL is for tests and cannot be set in production.',
    );
  });

  test.each([
    ['RAZORPAY_KEY_ID', 'my-key'],
    ['RAZORPAY_KEY_SECRET', 'short'],
    ['RAZORPAY_WEBHOOK_SECRET', 'short'],
  ])(
    '%s=%s prevents the start with one sentence that names the variable, even if the other two are valid',
    (name, value) => {
      expect(() => loadConfig({ ...withPayment, [name]: value })).toThrow(
        new RegExp(`^${name} must [^\\n]*\\.$`),
      );
    },
  );
});

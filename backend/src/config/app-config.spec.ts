import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadConfig, WORKER_NUMBER } from './app-config.js';
import { ConfigError } from './config-error.js';
import type { Environment } from './environment.js';
import { CHECKOUT } from './paths.js';

const secret = (first: number) =>
  Buffer.from(Array.from({ length: 32 }, (_, i) => (first + i * 7) % 256)).toString('base64');

describe('configuration', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'community-factories-config-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const least: Environment = { MONGODB_URI: 'mongodb://127.0.0.1:27017/cf', DATA_DIR: dataDir };
  const production: Environment = {
    ...least,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://www.example.org',
    SMTP_URL: 'smtps://mail.example.org',
    JWT_SECRET: secret(1),
    DATA_ENCRYPTION_KEY: secret(2),
  };

  test('a database is all that development needs', () => {
    const config = loadConfig(least);
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

  test('secrets of development are made once and only their owner may read them', () => {
    const [first, second] = [loadConfig(least), loadConfig(least)];
    expect(second.jwtSecrets).toEqual(first.jwtSecrets);
    expect(second.encryptionKeys).toEqual(first.encryptionKeys);
    expect(first.jwtSecrets[0]).not.toEqual(first.encryptionKeys[0].key);
    expect(statSync(path.join(dataDir, 'development-secrets.json')).mode & 0o777).toBe(0o600);
  });

  test('production is content with what it demands', () => {
    expect(loadConfig(production)).toMatchObject({
      isProduction: true,
      publicUrl: 'https://www.example.org',
      requireSecondFactor: true,
    });
    expect(loadConfig({ ...production, REQUIRE_2FA: 'false' }).requireSecondFactor).toBe(false);
  });

  test('earlier keys stay readable while the new one is used', () => {
    const config = loadConfig({ ...production, DATA_ENCRYPTION_KEYS_PREVIOUS: `${secret(3)}, ${secret(4)}` });
    expect(config.encryptionKeys.map(({ key }) => key.toString('base64'))).toEqual([
      secret(2),
      secret(3),
      secret(4),
    ]);
    expect(new Set(config.encryptionKeys.map(({ id }) => id)).size).toBe(3);
  });

  test.each(['MONGODB_URI', 'SMTP_URL', 'JWT_SECRET', 'DATA_ENCRYPTION_KEY', 'PUBLIC_URL'])(
    'production demands %s',
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
  ])('production refuses %s=%s with one sentence that names it', (name, value) => {
    const start = () => loadConfig({ ...production, [name]: value });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*\\.$`));
    expect(start).not.toThrow(/secret-word/);
  });

  test('a password may hold commas, and the same letters between them', () => {
    expect(() => loadConfig({ ...production, ADMIN_PASSWORD: 'gopal,rekha,gopal,mohan' })).not.toThrow();
  });

  test('what production refuses for secrets that are alike, it does not for tokens that differ', () => {
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
  ])('production takes a mail server that is reached encrypted or on this machine: %s', (SMTP_URL) => {
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
  ])('%s=%s stops the start with one sentence that names it', (name, value) => {
    const start = () => loadConfig({ ...least, [name]: value });
    expect(start).toThrow(ConfigError);
    expect(start).toThrow(new RegExp(`^[^\\n]*${name}[^\\n]*\\.$`));
  });

  test.each([
    ['MONGODB_URI', 'mongodb://office:Topmost/Word@db.example.org/cf'],
    ['SMTP_URL', 'smtp://office:Topmost/Word@mail.example.org'],
  ])('the sentence about a wrong %s keeps the password to itself', (name, value) => {
    expect(() => loadConfig({ ...least, [name]: value })).not.toThrow(/Topmost/);
  });

  test.each([
    ['MONGODB_URI', 'mongodb://office:pass%40word@db1.example.org,db2.example.org:27018/cf?replicaSet=rs0'],
    ['MONGODB_URI', 'mongodb+srv://office:pass%2Fword@db.example.org'],
    ['SMTP_URL', 'smtps://office:pass%2Fword@mail.example.org:465'],
  ])('%s=%s is taken', (name, value) => {
    expect(() => loadConfig({ ...least, [name]: value })).not.toThrow();
  });

  const shop: Environment = {
    ...least,
    RAZORPAY_KEY_ID: 'rzp_test_AbCdEf12345678',
    RAZORPAY_KEY_SECRET: 'a key secret of Razorpay',
    RAZORPAY_WEBHOOK_SECRET: 'a secret of ours',
  };

  test('online payment needs all three of its variables', () => {
    expect(loadConfig(shop).payment).toMatchObject({ keyId: 'rzp_test_AbCdEf12345678' });
    expect(loadConfig(least).payment).toBeUndefined();
  });

  test.each([
    ['RETENTION_SHAREHOLDER', '24', 'RETENTION_SHAREHOLDERS'],
    ['RETENTION_CONTACT', '24', 'RETENTION_CONTACT_MESSAGES'],
    ['DATA_ENCRYPTION_KEY_PREVIOUS', secret(5), 'DATA_ENCRYPTION_KEYS_PREVIOUS'],
    ['CORS_ORIGIN', 'https://a.example.org', 'CORS_ORIGINS'],
    ['SMTP_URI', 'smtp://mail.example.org', 'SMTP_URL'],
    ['trust_proxy', '1', 'TRUST_PROXY'],
  ])('%s, which is no setting, is told of with the one that may be meant', (name, value, meant) => {
    expect(loadConfig({ ...least, [name]: value }).misspelt).toEqual([{ name, meant }]);
    expect(loadConfig({ ...least, [name]: '' }).misspelt).toEqual([]);
  });

  test('docs/operations.md lists every variable that is read, and no other', () => {
    const asked = new Set<string>();
    const noting = new Proxy<Environment>(shop, {
      get: (variables, name) => {
        asked.add(String(name));
        return variables[String(name)];
      },
    });
    loadConfig(noting);
    asked.delete(WORKER_NUMBER);
    const guide = readFileSync(path.join(CHECKOUT, 'docs', 'operations.md'), 'utf8');
    const [, table = ''] = /## Settings\n(.*?)\nThe scripts also read/s.exec(guide) ?? [];
    const listed = [...table.matchAll(/^\| (`.*?`) +\|/gm)].flatMap(
      ([, names = '']) => names.match(/\w+/g) ?? [],
    );
    expect(listed.toSorted()).toEqual([...asked].toSorted());
  });

  test('settings, and what a system or another program sets, are not taken for misspelt', () => {
    const others = ['HOSTNAME', 'HOME', 'PATH', 'LOGNAME', 'XDG_DATA_DIRS', 'SMTP_PORT', 'DATABASE_URL'];
    const environment = Object.fromEntries(others.map((name) => [name, 'x']));
    expect(loadConfig({ ...shop, ...environment }).misspelt).toEqual([]);
    expect(loadConfig({ ...least, WORKER_NUMBER: '2', REQUIRE_2FA: 'true' }).misspelt).toEqual([]);
    // Some hosts give the address under several names.
    expect(loadConfig({ ...least, MONGODB_URL: least.MONGODB_URI }).misspelt).toEqual([]);
  });

  test('Razorpay is asked at its own address, and tests may have a stand-in', () => {
    expect(loadConfig(shop).payment?.apiUrl).toBe('https://api.razorpay.com');
    const elsewhere = { ...shop, RAZORPAY_API_URL: 'http://127.0.0.1:4010' };
    expect(loadConfig(elsewhere).payment?.apiUrl).toBe('http://127.0.0.1:4010');
    expect(() => loadConfig({ ...production, ...elsewhere, NODE_ENV: 'production' })).toThrow(
      'RAZORPAY_API_URL is for tests and cannot be set in production.',
    );
  });

  test.each([
    ['RAZORPAY_KEY_ID', 'my-key'],
    ['RAZORPAY_KEY_SECRET', 'short'],
    ['RAZORPAY_WEBHOOK_SECRET', 'short'],
  ])('%s=%s beside the other two stops the start with one sentence that names it', (name, value) => {
    expect(() => loadConfig({ ...shop, [name]: value })).toThrow(new RegExp(`^${name} must [^\\n]*\\.$`));
  });
});

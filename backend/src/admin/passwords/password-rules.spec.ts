import { InputPipe } from '../../common/http/request/input.pipe.js';
import { AppConfig, loadConfig } from '../../config/app-config.js';
import { Credentials } from '../dto/credentials.dto.js';
import { PasswordRules } from './password-rules.js';

const rulesWith = (passwordMinLength: number) => {
  const secret = Buffer.from(Array.from({ length: 32 }, (_, i) => i)).toString('base64');
  const config = loadConfig({
    MONGODB_URI: 'mongodb://127.0.0.1:9/none',
    JWT_SECRET: secret,
    DATA_ENCRYPTION_KEY: secret,
  });
  return new PasswordRules(new AppConfig({ ...config, passwordMinLength }));
};
const EMAIL = 'asha.verma@example.org';

describe('a chosen password', () => {
  it('has the configured length, counted in characters as a person sees them', () => {
    expect(rulesWith(12).problemOf('kavya-river', EMAIL)).toBe(
      'Password must be at least 12 characters long.',
    );
    expect(rulesWith(6).problemOf('🌶️🌶️', EMAIL)).toBe('Password must be at least 6 characters long.');
    expect(rulesWith(12).problemOf('kavya-rivers', EMAIL)).toBeUndefined();
  });

  it('cannot be longer than a login accepts', async () => {
    const words = 'kavya rivers bring four brick lanes ';
    const longest = words.repeat(8).slice(0, 256);
    const login = (password: string) =>
      new InputPipe().transform({ email: EMAIL, password }, { type: 'body', metatype: Credentials });
    expect(rulesWith(12).problemOf(longest, EMAIL)).toBeUndefined();
    await expect(login(longest)).resolves.toMatchObject({ password: longest });
    const longer = `${longest}!`;
    await expect(login(longer)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(rulesWith(12).problemOf(longer, EMAIL)).toBe('Password must be at most 256 characters long.');
  });

  it.each([
    '1q2w3e4r5t6y',
    '1Q2W3E4R5T6Y',
    'unbelievable',
    'aaaaaaaaaaaaaa',
    'abcabcabcabcabc',
    'Sunshine2024!!',
    'password1234',
    'letmeinletmein',
    'adminadminadmin',
    'passwordadmin',
    'P@ssword12345',
    'We1come-2024!',
    'ASHA.VERMA@example.org',
  ])('is refused when it is easy to guess: %s', (password) => {
    expect(rulesWith(12).problemOf(password, EMAIL)).toMatch(/too easy to guess/);
  });

  it.each(['correct horse battery staple', 'मेरा घर पटना में है', 'sunshine over the hajipur shed'])(
    'may consist of several words: %s',
    (password) => expect(rulesWith(12).problemOf(password, EMAIL)).toBeUndefined(),
  );

  it('is refused with an error on the field "password"', () => {
    expect(() => rulesWith(12).assertUsable('short', EMAIL)).toThrow(
      expect.objectContaining({
        status: 400,
        fields: { password: ['Password must be at least 12 characters long.'] },
      }),
    );
  });
});

describe('a generated password', () => {
  it.each([6, 12, 128])('satisfies a minimum length of %d characters and is never repeated', (least) => {
    const rules = rulesWith(least);
    const generated = Array.from({ length: 20 }, () => rules.generate());
    for (const password of generated) expect(rules.problemOf(password, EMAIL)).toBeUndefined();
    expect(new Set(generated).size).toBe(20);
  });
});

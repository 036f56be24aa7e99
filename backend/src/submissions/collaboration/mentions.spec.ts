import { mentionsIn } from './mentions.js';

const colleagues = ['asha@example.org', 'ravi@example.org', 'a@example.org', 'asha@example.org.in'].map(
  (email) => ({ email }),
);
const named = (text: string) => mentionsIn(text, colleagues).map(({ email }) => email);

describe('a text mentions', () => {
  it.each([
    ['@asha@example.org', ['asha@example.org']],
    ['Please look, @Asha@Example.org.', ['asha@example.org']],
    ['(@ravi@example.org, @asha@example.org)', ['asha@example.org', 'ravi@example.org']],
    ['@ravi@example.org and again @ravi@example.org', ['ravi@example.org']],
    ['देखिए @ravi@example.org।', ['ravi@example.org']],
    ['@asha@example.org.in', ['asha@example.org.in']],
  ])('colleagues by their address: %s', (text, emails) => {
    expect(named(text)).toEqual(emails);
  });

  it.each([
    'asha@example.org',
    'Write to asha@example.org',
    '@asha',
    'x@asha@example.org',
    '@asha@example.organic',
    '@asha@example.org.np',
    '@nobody@example.org',
    '',
  ])('nobody: %s', (text) => {
    expect(named(text)).toEqual([]);
  });
});

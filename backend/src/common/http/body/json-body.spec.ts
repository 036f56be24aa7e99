import { assertBounded } from './json-body.js';

const check = (text: string) => assertBounded(Buffer.from(text));

describe('a JSON body, before it is parsed', () => {
  test.each([
    ['{"a":1,"b":[1,2,{"c":"d"}]}'],
    [`{"message":"${',[{'.repeat(30_000)}"}`],
    [`{"message":"${'\\"['.repeat(1_000)}"}`],
    ['{"broken'],
    [']]]]{'],
  ])('%.40s may be', (text) => {
    expect(() => check(text)).not.toThrow();
  });

  test.each([
    ['lists in lists', `${'['.repeat(13)}1${']'.repeat(13)}`, 'nested'],
    ['objects in objects, never closed', '{"a":'.repeat(20_000), 'nested'],
    [
      'nine thousand names',
      JSON.stringify(Object.fromEntries(Array.from({ length: 9_000 }, (_, n) => [`k${n}`, 1]))),
      'many',
    ],
    ['empty lists side by side', `[${'[],'.repeat(700)}1]`, 'many'],
  ])('%s are too much', (_what, text, says) => {
    expect(() => check(text)).toThrow(says);
  });
});

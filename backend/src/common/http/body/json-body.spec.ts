import { assertBounded } from './json-body.js';

const check = (text: string) => assertBounded(Buffer.from(text));

describe('a JSON body, before it is parsed,', () => {
  test.each([
    ['little nesting', '{"a":1,"b":[1,2,{"c":"d"}]}'],
    ['thousands of brackets in a string', `{"message":"${',[{'.repeat(30_000)}"}`],
    ['brackets after escaped quotes in a string', `{"message":"${'\\"['.repeat(1_000)}"}`],
    ['a string that does not end', '{"broken'],
    ['unmatched closing brackets', ']]]]{'],
  ])('is accepted with %s', (_what, text) => {
    expect(() => check(text)).not.toThrow();
  });

  test.each([
    ['lists nested in lists', `${'['.repeat(13)}1${']'.repeat(13)}`, 'nested'],
    ['nested objects that are never closed', '{"a":'.repeat(20_000), 'nested'],
    [
      'nine thousand properties',
      JSON.stringify(Object.fromEntries(Array.from({ length: 9_000 }, (_, n) => [`k${n}`, 1]))),
      'many',
    ],
    ['empty lists side by side', `[${'[],'.repeat(700)}1]`, 'many'],
  ])('is rejected with %s', (_what, text, says) => {
    expect(() => check(text)).toThrow(says);
  });
});

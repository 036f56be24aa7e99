// @ts-check
import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Each concept has one term: words that are not used, and what is used instead.
 * @type {ReadonlyArray<readonly [refused: string, instead: string]>}
 */
const HINDI = [
  ['खाना', 'ख़ाना: without the dot below it is food'],
  ['खाने', 'ख़ाने: without the dot below it is food'],
  ['खानों', 'ख़ानों: without the dot below it is food'],
  ['गारंटीशुदा', 'मुनाफ़े की गारंटी: कोई नहीं'],
  ['सूचीबद्ध', 'शेयर बाज़ार में ख़रीदे-बेचे नहीं जा सकते'],
  ['निर्गम', 'आईपीओ'],
  ['पहचान का काग़ज़', 'पहचान पत्र'],
  ['पहचान के काग़ज़', 'पहचान पत्र'],
  ['समीक्षा', 'सदस्यों की जाँच, or जाँच for the office'],
  ['निजी कंपनी', 'प्राइवेट कंपनी'],
  ['मुनाफ़े और अधिकार', 'आपका मुनाफ़ा और आपके अधिकार'],
  ['मुनाफ़ा और अधिकार', 'आपका मुनाफ़ा और आपके अधिकार'],
  ['ज़्यादा इकाई', 'ज़्यादा इकाइयाँ'],
  ['पन्ना', 'पेज'],
  ['पन्ने', 'पेज'],
  ['पन्नों', 'पेजों'],
  ['पृष्ठ', 'पेज'],
  ['काम हुआ', 'प्रगति: where nothing is built no work is done'],
  ['प्रिय', 'नमस्ते … जी'],
  ['मसाला सदस्यता', 'मासिक मसाला ऑर्डर'],
  ['मसालों की सदस्यता', 'मासिक मसाला ऑर्डर'],
  ['मसालों के ऑर्डर', 'मासिक मसाला ऑर्डर'],
  ['ऑर्डर रद्द', 'ऑर्डर बंद: /track and the mails say so'],
  ['प्रमाण-पत्र', 'प्रमाणपत्र'],
  ['गुणकों', 'इकाइयों'],
  ['बारह उद्योग', 'बारह क्षेत्र: more industries are a target'],
  ['तरह के उद्योग', 'क्षेत्र: more industries are a target'],
];

/** Words with the ending of लिखिए that are not requests. Requests use the form लिखें. */
const NOT_REQUESTS = ['लिए', 'इसलिए', 'किसलिए', 'इसीलिए', 'चाहिए', 'दिए', 'किए', 'धनिए'];

/** @type {ReadonlyArray<readonly [refused: string, instead: string]>} */
const ENGLISH = [
  ['identity paper', 'identity proof'],
  ['members’ portal', 'member portal'],
  ['benefited', 'joined: nobody is said to have gained'],
  ['Where does it stand', 'Check status'],
  ['made up', 'fictional'],
  ['target industries', 'target sectors: more industries are another target'],
];

/** The texts of a language: content of the front ends, including files that have both languages, and mails. */
function textsOf(/** @type {'en' | 'hi'} */ locale) {
  const content = readdirSync(root)
    .flatMap((folder) => [`${folder}/src/content`, `${folder}/src/content/${locale}`])
    .filter((folder) => existsSync(path.join(root, folder)));
  const mails = 'backend/src/mail/templates';
  return [...content, mails].flatMap((folder) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.ts'))
      .filter((name) => folder !== mails || new RegExp(`(?:^|\\.)${locale}\\.ts$`).test(name))
      .map((name) => ({
        file: `${folder}/${name}`,
        text: readFileSync(path.join(root, folder, name), 'utf8'),
      })),
  );
}

const hindi = textsOf('hi');
const english = textsOf('en');

const words = (/** @type {string} */ text) => text.match(/[\u0900-\u0963\u0966-\u097f]+/g) ?? [];

/** Whether a text contains a term as whole words, without a letter or vowel sign before or after it. */
function contains(/** @type {string} */ text, /** @type {string} */ term) {
  return new RegExp(`(?<![\\p{L}\\p{M}])${term}(?![\\p{L}\\p{M}])`, 'u').test(text);
}

test('the content of both languages is found', () => {
  assert.ok(hindi.length > 25);
  assert.ok(english.length > 25);
});

for (const [refused, instead] of HINDI)
  test(`Hindi texts do not use ${refused} but ${instead}`, () => {
    assert.deepEqual(
      hindi.filter(({ text }) => contains(text, refused)).map(({ file }) => file),
      [],
    );
  });

for (const [refused, instead] of ENGLISH)
  test(`English texts do not use ${refused} but ${instead}`, () => {
    assert.deepEqual(
      english.filter(({ text }) => contains(text, refused)).map(({ file }) => file),
      [],
    );
  });

for (const locale of ['en', 'hi'])
  test(`the deck names its sources in ${locale} like the menu of the site`, () => {
    const textOf = (/** @type {string} */ file) =>
      readFileSync(path.join(root, `${file.replace('{locale}', locale)}.ts`), 'utf8');
    const menu = /links: \{([^}]*)\}/.exec(textOf('frontend-shell/src/content/{locale}/shell'))?.[1] ?? '';
    const links = [...menu.matchAll(/'([^']+)'/g)].map(([, link]) => link ?? '');
    const sources = [
      ...textOf('frontend-presentation/src/content/{locale}/slides').matchAll(/from\('([^']+)'\)/g),
    ];
    assert.ok(links.length > 5 && sources.length > 3);
    assert.deepEqual(
      sources
        .map(([, source]) => source ?? '')
        .filter((source) => !links.some((link) => link.startsWith(source))),
      [],
    );
  });

test('Hindi requests use one form: लिखें, not लिखिए', () => {
  const others = hindi.flatMap(({ file, text }) =>
    words(text)
      .filter((word) => /(?:ि|इ)ए$/.test(word) && !NOT_REQUESTS.includes(word))
      .map((word) => `${file}: ${word}`),
  );
  assert.deepEqual(others, []);
});

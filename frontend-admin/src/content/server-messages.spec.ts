import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { usePreferences } from '../state/preferences';
import { serverMessages as hi } from './hi/server-messages';
import { serverMessage } from './server-messages';

const API = join(__dirname, '../../../backend/src');

/** All string literals of the API's source code, with variable parts as `{}`. */
function apiSource(): string {
  const files = readdirSync(API, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'),
  );
  return files.map((file) => readFileSync(join(API, file), 'utf8').replace(/\$\{[^}]*\}/g, '{}')).join('\n');
}

describe('translated messages of the API', () => {
  afterEach(() => usePreferences.setState(usePreferences.getInitialState()));

  it('exist in the source code of the API', () => {
    const source = apiSource();
    // The API puts the name of the field before the validation error.
    const written = (sentence: string) => sentence.replace(/^\{\} must/, 'must');
    expect(Object.keys(hi).filter((sentence) => !source.includes(written(sentence)))).toEqual([]);
  });

  it('refer only to placeholders of the English message', () => {
    const placeholdersIn = (sentence: string) => sentence.split('{}').length - 1;
    const wrong = Object.entries(hi).filter(([sentence, text]) =>
      [...text.matchAll(/\{(\d*)\}/g)].some(
        ([, position]) => !(Number(position) <= placeholdersIn(sentence) && Number(position) > 0),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('are shown in Hindi in the Hindi console, and in English in the English console', () => {
    const [sentence, about] = ['The password is wrong.', 'Password must be at least 12 characters long.'];
    expect([sentence, about].map(serverMessage)).toEqual([sentence, about]);
    usePreferences.setState({ locale: 'hi' });
    expect([sentence, about].map(serverMessage)).toEqual(['पासवर्ड ग़लत है।', 'कम से कम 12 अक्षर लिखें।']);
  });

  it('include the conflicts that the preview of a mail shows when somebody else has decided', () => {
    usePreferences.setState({ locale: 'hi' });
    for (const conflict of [
      'This record has been changed in the meantime. It is now approved.',
      'This record is withdrawn, and that is final.',
      'This record is pending now.',
      'A record that is approved cannot become rejected directly. Reopen it first.',
    ])
      expect(serverMessage(conflict)).not.toMatch(/[A-Za-z]/);
  });

  it('stay in English if there is no translation', () => {
    usePreferences.setState({ locale: 'hi' });
    expect(serverMessage('The moon is in the way.')).toBe('The moon is in the way.');
  });
});

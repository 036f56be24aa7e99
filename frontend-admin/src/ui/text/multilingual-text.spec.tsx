import { render } from '@testing-library/react';
import type { Locale } from 'frontend-shared/i18n/locale';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { MultilingualText } from './multilingual-text';

const rendered = (locale: Locale, text: string) =>
  render(
    <LocaleProvider locale={locale}>
      <MultilingualText text={text} />
    </LocaleProvider>,
  ).container.innerHTML;

it('marks Hindi passages in the English console, and English ones in the Hindi console', () => {
  expect(rendered('en', 'Partnership: क्या हम १२ लोग, 20 गाँवों से, आएँ? Thanks')).toBe(
    'Partnership: <span lang="hi">क्या हम १२ लोग, 20 गाँवों से, आएँ</span>? Thanks',
  );
  expect(rendered('hi', 'साझेदारी: Can 12 of us apply?')).toBe(
    'साझेदारी: <span lang="en">Can 12 of us apply</span>?',
  );
  expect(rendered('en', 'Can 12 of us apply?')).toBe('Can 12 of us apply?');
});

import type { MailPage } from './mail-body.js';
import { renderHtml } from './mail-html.js';

const page: MailPage = {
  language: 'en',
  subject: 'Your spice subscription SP-7K3M9Q',
  senderName: 'Saajha Udyog',
  greeting: 'Dear Asha,',
  blocks: [
    { kind: 'fact', label: 'Your reference', value: 'SP-7K3M9Q' },
    { kind: 'paragraph', text: 'Thank you for R & D.\nIt has arrived.' },
    { kind: 'note', label: 'From the office', text: 'Welcome.' },
    { kind: 'link', label: 'Check status', href: 'https://udyog.example.org/track' },
  ],
  closing: 'With regards',
  footer: ['Saajha Udyog Public Limited'],
};

/** The text that a mail program shows beside the subject in its list: what comes first in the body. */
function firstText(html: string): string {
  const body = html.slice(html.indexOf('<body'));
  return />([^<>]*\S[^<>]*)</.exec(body.replace(/<!--.*?-->/gs, ''))?.[1]?.trim() ?? '';
}

it('begins with the first paragraph, unseen, for the list of mails, which shows sender and subject already', () => {
  const html = renderHtml(page);
  expect(firstText(html)).toBe('Thank you for R &amp; D. It has arrived.');
  expect(html).toMatch(/<div style="display:none;[^"]*">Thank you for R/);
});

it('shortens a long first paragraph for the list of mails', () => {
  const text = 'कृष्णमूर्ति '.repeat(400);
  const shown = firstText(renderHtml({ ...page, blocks: [{ kind: 'paragraph', text }] }));
  expect([...shown].length).toBeLessThanOrEqual(150);
  expect(text.startsWith(shown)).toBe(true);
});

it('sets colours by properties that Outlook’s Word engine knows, so that a button is not white on white', () => {
  const inlineStyles = renderHtml(page).match(/style="[^"]*"/g) ?? [];
  expect(inlineStyles.filter((style) => /background:/.test(style))).toEqual([]);
  expect(inlineStyles.filter((style) => /background-color:#2B3A8C/.test(style))).toHaveLength(1);
});

it('is 600 pixels wide in Outlook, which does not know max-width', () => {
  const inOutlook = renderHtml(page).replace(/<!--\[if mso\]>(.*?)<!\[endif\]-->/gs, '$1');
  const count = (tag: string) => inOutlook.split(tag).length - 1;
  expect(inOutlook).toMatch(/<table [^>]*width="600"/);
  expect(count('<table')).toBe(count('</table>'));
  expect(count('<td')).toBe(count('</td>'));
});

import type { HeadTag } from './head-tag';
import { PAGE_ATTRIBUTE } from './page-attribute';

/**
 * The head elements of a page as HTML, for prerendering. Each carries the page's address (`PAGE_ATTRIBUTE`), by which the
 * browser recognises them and keeps them until the page changes.
 *
 * @param address path of the page with its language, as in `/hi/join`
 */
export function headHtml(tags: readonly HeadTag[], address: string): string {
  return tags.map((tag) => elementHtml(tag, address)).join('\n    ');
}

function elementHtml({ name, attributes, text }: HeadTag, address: string): string {
  const pairs = name === 'title' ? [] : [...Object.entries(attributes), [PAGE_ATTRIBUTE, address] as const];
  const opening = `<${name}${pairs.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')}>`;
  if (text === undefined) return opening;
  // JSON-LD contains no `<`, and entities are not decoded inside a script.
  return `${opening}${name === 'script' ? text : escaped(text)}</${name}>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

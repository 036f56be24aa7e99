import type { HeadTag } from './head-tag';
import { PAGE_MARK } from './page-mark';

/**
 * The head of a page as HTML, for what the server makes before any script runs. The browser finds its page in the
 * marks and leaves it alone until the page changes.
 *
 * @param address path of the page with its language, as in `/hi/join`
 */
export function headHtml(tags: readonly HeadTag[], address: string): string {
  return tags.map((tag) => elementHtml(tag, address)).join('\n    ');
}

function elementHtml({ name, attributes, text }: HeadTag, address: string): string {
  const pairs = name === 'title' ? [] : [...Object.entries(attributes), [PAGE_MARK, address] as const];
  const opening = `<${name}${pairs.map(([key, value]) => ` ${key}="${escaped(value)}"`).join('')}>`;
  if (text === undefined) return opening;
  // The text of a script has no `<` left in it, and entities would not be read there.
  return `${opening}${name === 'script' ? text : escaped(text)}</${name}>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

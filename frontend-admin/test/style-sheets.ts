import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Adds style sheets of the console to the page, which tests otherwise render without any; `print` applies print styles.
 *
 * @param files paths below `src`
 */
export function withStyleSheets(files: readonly string[], medium: 'screen' | 'print'): () => void {
  const style = document.createElement('style');
  const css = files.map((file) => readFileSync(path.join(__dirname, '../src', file), 'utf8')).join('\n');
  // jsdom only supports the medium `screen`.
  style.textContent = medium === 'print' ? css.replaceAll('@media print', '@media screen') : css;
  document.head.append(style);
  return () => style.remove();
}

import { readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Puts style sheets of the console into the page, which tests otherwise draw without any; `print` as on paper. Answers how
 * to take them out again.
 *
 * @param files below `src`
 */
export function withStyleSheets(files: readonly string[], medium: 'screen' | 'print'): () => void {
  const style = document.createElement('style');
  const css = files.map((file) => readFileSync(path.join(__dirname, '../src', file), 'utf8')).join('\n');
  // jsdom knows no medium but the screen.
  style.textContent = medium === 'print' ? css.replaceAll('@media print', '@media screen') : css;
  document.head.append(style);
  return () => style.remove();
}

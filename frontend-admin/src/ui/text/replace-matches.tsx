import { Fragment, type ReactNode } from 'react';

/**
 * A text with its matches replaced by elements.
 * @param pattern has one capturing group, around the whole match
 */
export function replaceMatches(
  text: string,
  pattern: RegExp,
  render: (match: string) => ReactNode,
): ReactNode {
  return text.split(pattern).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are identified by their position
    <Fragment key={index}>
      {/* `split` with a capturing group puts the matches at the odd indices. */}
      {index % 2 === 1 ? render(part) : part}
    </Fragment>
  ));
}

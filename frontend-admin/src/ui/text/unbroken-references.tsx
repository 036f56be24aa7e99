import { Fragment } from 'react';

const REFERENCE = /\b((?:FA|CM|SH|SP)-[0-9A-Z]+)\b/;

/**
 * A text whose references such as `SH-7K3M9Q` do not wrap after the hyphen, so that they can be searched for and read
 * aloud.
 */
export function UnbrokenReferences({ text }: { text: string }) {
  return text.split(REFERENCE).map((part, index) =>
    // `split` with a capturing group puts the matches at the odd indices.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are identified by their position
      <span key={index} className="ad-reference">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are identified by their position
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

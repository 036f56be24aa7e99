import { Fragment } from 'react';

const REFERENCE = /\b((?:FA|CM|SH|SP)-[0-9A-Z]+)\b/;

/** A text whose references such as `SH-7K3M9Q` are not broken after their hyphen: in two pieces they can be neither found nor read out. */
export function UnbrokenReferences({ text }: { text: string }) {
  return text.split(REFERENCE).map((part, index) =>
    // Every second part is a match.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have nothing but their place
      <span key={index} className="ad-reference">
        {part}
      </span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have nothing but their place
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

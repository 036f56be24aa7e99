import { replaceMatches } from './replace-matches';

const REFERENCE = /\b((?:FA|CM|SH|SP)-[0-9A-Z]+)\b/;

/**
 * A text whose references such as `SH-7K3M9Q` do not wrap after the hyphen, so that they can be searched for and read
 * aloud.
 */
export function UnbrokenReferences({ text }: { text: string }) {
  return replaceMatches(text, REFERENCE, (reference) => <span className="ad-reference">{reference}</span>);
}

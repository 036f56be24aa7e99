import { Fragment } from 'react';
import { replaceMatches } from '../text/replace-matches';

const ADDRESS = /([^\s@]+@[^\s@,:;]+)/;

/**
 * An e-mail address that can wrap before its @. A link or button around it needs the address as its accessible name, since
 * a `<wbr>` counts as a space there.
 */
export function WrappableEmail({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span translate="no">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}

/** An e-mail address in a narrow column: in print it wraps after its @, dots, hyphens and the like. */
export function EmailInColumn({ email }: { email: string }) {
  return (
    <span className="ad-table__email" translate="no">
      {withBreaks(email, /[^@._+-]*[@._+-]|[^@._+-]+/g)}
    </span>
  );
}

/** A text whose e-mail addresses can wrap. A link or button around it needs the text as its accessible name too. */
export function WrappableEmails({ text }: { text: string }) {
  return replaceMatches(text, ADDRESS, (email) => <WrappableEmail email={email} />);
}

/** An account name that can wrap only after a dot, hyphen or similar. */
export function WrappableName({ name }: { name: string }) {
  return <span translate="no">{withBreaks(name, /[^._+-]*[._+-]|[^._+-]+/g)}</span>;
}

/** The parts are matched, not split with a lookbehind: before Safari 16.4 that is a syntax error. */
function withBreaks(text: string, parts: RegExp) {
  return text.match(parts)?.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text are identified by their position
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

import { Fragment } from 'react';

const ADDRESS = /([^\s@]+@[^\s@,:;]+)/;

/**
 * An e-mail address that is broken before its @ where it does not fit into a line. The element around it is given the address as
 * its name: a place to break counts as a space there.
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

/** A text in which every e-mail address is broken in that way; the element around it is given the text as its name, too. */
export function WrappableEmails({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, index) =>
    // Every second part is a match.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have nothing but their place
      <WrappableEmail key={index} email={part} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have nothing but their place
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

/** The name of an account, broken after a point, a hyphen or the like where it does not fit into a line, and nowhere else. */
export function WrappableName({ name }: { name: string }) {
  return (
    <span translate="no">
      {name.split(/(?<=[._+-])/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a name have nothing but their place
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}

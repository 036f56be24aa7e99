import { Fragment } from 'react';

const ADDRESS = /([^\s@]+@[^\s@,:;]+)/;

/**
 * An e-mail address that is broken before its @ where it does not fit into a line. What it stands in is given the address as
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

/** A text in which every e-mail address is broken in that way; what it stands in is given the text as its name, too. */
export function WrappableEmails({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, index) =>
    // What was matched stands at every second place.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have nothing but their place
      <WrappableEmail key={index} email={part} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have nothing but their place
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}

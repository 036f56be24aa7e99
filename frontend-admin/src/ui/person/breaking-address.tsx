/**
 * An e-mail address that is broken before its @ where it does not fit into a line. What it stands in is given the address as
 * its name: a place to break counts as a space there.
 */
export function BreakingAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <span translate="no">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}

/** The bare address of `MAIL_FROM`, which may also be written as `Name <address>`. */
export function senderAddress(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}

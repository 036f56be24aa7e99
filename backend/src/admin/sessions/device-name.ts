import Bowser from 'bowser';

/** A longer User-Agent was made up on purpose. */
const MAX_LENGTH = 400;
/** For an unknown browser bowser returns the text it was sent, and a stranger's words must not get into our mails. */
const NAMES = new Set(Object.values(Bowser.BROWSER_MAP));

/** A browser as its owner would call it, such as "Firefox on Windows"; undefined when it is unknown. */
export function deviceName(userAgent: string | undefined): string | undefined {
  if (!userAgent) return undefined;
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_LENGTH));
  if (!browser.name || !NAMES.has(browser.name)) return undefined;
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}

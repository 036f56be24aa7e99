import Bowser from 'bowser';

/** What a browser says of itself is longer only when somebody means it to be. */
const MAX_LENGTH = 400;
/** Of a browser that it does not know, bowser answers what was sent: words of a stranger, for a mail of ours. */
const NAMES = new Set(Object.values(Bowser.BROWSER_MAP));

/** A browser as its owner would name it, such as "Firefox on Windows"; undefined when it does not say, or is none we know. */
export function deviceName(userAgent: string | undefined): string | undefined {
  if (!userAgent) return undefined;
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_LENGTH));
  if (!browser.name || !NAMES.has(browser.name)) return undefined;
  return os.name ? `${browser.name} on ${os.name}` : browser.name;
}

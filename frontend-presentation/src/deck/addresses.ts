/*
 * Addresses of the deck and of what belongs to it. `basePath` is where the deck begins: `/presentation` and
 * `/hi/presentation` within the site, `/` and `/hi` on its own.
 */

/** Whether the deck stands within the site, with its API, its header and its other pages. */
export function isWithinSite(basePath: string): boolean {
  return basePath.endsWith('/presentation');
}

/** Slides are counted from 0; the first has no address of its own. */
export function slideAddress(basePath: string, slide: number): string {
  return slide === 0 ? basePath : below(basePath, `${slide + 1}`);
}

export function textAddress(basePath: string): string {
  return below(basePath, 'text');
}

/** The presenter's window of the deck that listens on a channel; its name stands behind the # and never reaches a server. */
export function presenterAddress(basePath: string, channel: string): string {
  return below(basePath, `presenter#${channel}`);
}

/** The page for following, which asks for a code when it is given none. */
export function liveAddress(basePath: string, roomCode?: string): string {
  return below(basePath, roomCode ? `live/${roomCode}` : 'live');
}

/** The phone that turns the slides. No browser sends what stands behind the #: the key is in no log, neither of ours nor of a proxy. */
export function clickerAddress(basePath: string, roomCode: string, clickerKey: string): string {
  return below(basePath, `remote/${roomCode}#${clickerKey}`);
}

/** What an address names below that of the deck: `['live', 'k7qm42']`; nothing for the deck itself. */
export function segmentsBelow(basePath: string, pathname: string): string[] {
  return pathname.slice(rootOf(basePath).length).split('/').filter(Boolean);
}

/** The slide that an address shows, of `count`; the last for a number beyond, the first for what is no number. */
export function slideAt(basePath: string, pathname: string, count: number): number {
  const number = Number(segmentsBelow(basePath, pathname)[0] ?? '1');
  return Number.isInteger(number) ? Math.min(Math.max(number - 1, 0), count - 1) : 0;
}

function below(basePath: string, rest: string): string {
  return `${rootOf(basePath)}/${rest}`;
}

function rootOf(basePath: string): string {
  return basePath === '/' ? '' : basePath;
}

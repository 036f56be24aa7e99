/*
 * URL paths of the deck and its pages. `basePath` is the path of the deck: `/presentation` and `/hi/presentation`
 * within the site, `/` and `/hi` on the standalone site.
 */

/** Whether the deck is part of the site, with its API, header and other pages, and not standalone. */
export function isWithinSite(basePath: string): boolean {
  return basePath.endsWith('/presentation');
}

/** Slides are counted from 0; the first has the path of the deck. */
export function slidePath(basePath: string, slide: number): string {
  return slide === 0 ? basePath : below(basePath, `${slide + 1}`);
}

export function textPath(basePath: string): string {
  return below(basePath, 'text');
}

/** The presenter's window of a presentation. Its channel is the fragment, which browsers do not send to the server. */
export function presenterPath(basePath: string, channel: string): string {
  return below(basePath, `presenter#${channel}`);
}

/** The follower page; without a code it shows a form to enter one. */
export function followerPath(basePath: string, roomCode?: string): string {
  return below(basePath, roomCode ? `live/${roomCode}` : 'live');
}

/** The clicker page. Its key is the fragment, which browsers do not send, so no server or proxy log contains it. */
export function clickerPath(basePath: string, roomCode: string, clickerKey: string): string {
  return below(basePath, `remote/${roomCode}#${clickerKey}`);
}

/** Path segments below the deck, such as `['live', 'k7qm42']`; empty for the deck itself. */
export function segmentsBelow(basePath: string, pathname: string): string[] {
  return pathname.slice(rootOf(basePath).length).split('/').filter(Boolean);
}

/** The slide of a path, counted from 0: clamped to `count` slides, and the first if the segment is not an integer. */
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

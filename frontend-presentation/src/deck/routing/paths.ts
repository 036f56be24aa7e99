/*
 * URL paths of the deck and of the pages that belong to it. `basePath` is where the deck begins: `/presentation` and
 * `/hi/presentation` within the site, `/` and `/hi` on its own.
 */

/** Whether the deck stands within the site, with its API, its header and its other pages. */
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

/** The presenter's window of a presentation. The name of its channel is the fragment, which no browser sends to a server. */
export function presenterPath(basePath: string, channel: string): string {
  return below(basePath, `presenter#${channel}`);
}

/** The page of followers; without a code it has a form for one. */
export function followerPath(basePath: string, roomCode?: string): string {
  return below(basePath, roomCode ? `live/${roomCode}` : 'live');
}

/** The clicker. Its key is the fragment, which browsers do not send: so no log of a server or proxy contains it. */
export function clickerPath(basePath: string, roomCode: string, clickerKey: string): string {
  return below(basePath, `remote/${roomCode}#${clickerKey}`);
}

/** Segments of a path below that of the deck: `['live', 'k7qm42']`; none for the deck itself. */
export function segmentsBelow(basePath: string, pathname: string): string[] {
  return pathname.slice(rootOf(basePath).length).split('/').filter(Boolean);
}

/** The slide of a path, of `count`; the last for a number beyond it, the first for what is no number. */
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

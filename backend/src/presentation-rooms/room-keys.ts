import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PresentationRoom } from './presentation-room.schema.js';

/** Who holds a key. Followers have none. */
export type KeyHolder = 'presenter' | 'clicker';

/** 128 random bits. */
export function generateRoomKey(): string {
  return randomBytes(16).toString('base64url');
}

/** What is stored of a key. A plain hash will do: nobody tries 128 random bits. */
export function hashOfRoomKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** Whose key of this room the `Authorization` header carries; undefined when it carries none of them. */
export function keyHolderOf(
  { presenterKeyHash, clickerKeyHash }: Pick<PresentationRoom, 'presenterKeyHash' | 'clickerKeyHash'>,
  authorization: string,
): KeyHolder | undefined {
  const key = /^Bearer ([\w-]{22})$/i.exec(authorization)?.[1];
  if (key === undefined) return undefined;
  const shown = Buffer.from(hashOfRoomKey(key));
  if (timingSafeEqual(shown, Buffer.from(presenterKeyHash))) return 'presenter';
  return timingSafeEqual(shown, Buffer.from(clickerKeyHash)) ? 'clicker' : undefined;
}

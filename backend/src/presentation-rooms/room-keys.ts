import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { PresentationRoom } from './presentation-room.schema.js';

/** The roles with a key. Followers have none. */
export type KeyHolder = 'presenter' | 'clicker';

/** 128 random bits. */
export function generateRoomKey(): string {
  return randomBytes(16).toString('base64url');
}

/** The stored form of a key. A plain hash is enough for 128 random bits. */
export function hashOfRoomKey(key: string): string {
  return createHash('sha256').update(key).digest('base64url');
}

/** The role of the key in the `Authorization` header; undefined when it is not a key of this room. */
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

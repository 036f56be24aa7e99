import { useEffect, useState } from 'react';
import { followRoom, type LinkState } from './follow-room';
import { ontoOwnClock, type RoomState } from './room-api';
import { parseTimer } from './shared-state';

export interface FollowedRoom {
  link: LinkState;
  /** What is shown; undefined until the room has said it. */
  state: RoomState | undefined;
  /** The presenter's deck is there; as a phone with a key is told. */
  hasPresenter: boolean;
  /** It was linked once: what ended was there before. */
  wasLinked: boolean;
}

const FIRST: FollowedRoom = { link: 'linking', state: undefined, hasPresenter: true, wasLinked: false };

/** Follows a room for as long as the page is there; with a key as the phone that turns the slides. */
export function useRoom(code: string, key?: string): FollowedRoom {
  const [room, setRoom] = useState(FIRST);
  useEffect(() => {
    setRoom(FIRST);
    const change = (changed: Partial<FollowedRoom>) => setRoom((before) => ({ ...before, ...changed }));
    return followRoom({
      code,
      key,
      onEvent: ({ type, data }) => {
        const content = JSON.parse(data);
        if (type === 'presence') change({ hasPresenter: content.presenter === true });
        if (type !== 'state') return;
        const timer = parseTimer(content.timer) ?? { running: false, elapsed: 0 };
        change({ state: { ...content, timer: ontoOwnClock(timer) } });
      },
      onState: (link) => change(link === 'linked' ? { link, wasLinked: true } : { link }),
    });
  }, [code, key]);
  return room;
}

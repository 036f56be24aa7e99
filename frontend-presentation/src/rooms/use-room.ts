import type { StreamEvent } from 'frontend-shared/api/events/event-stream';
import { useEffect, useReducer } from 'react';
import { type RoomState, timerFromServer } from './room-api';
import { parseTimer, STOPPED_AT_ZERO } from './shared-state';
import { type ConnectionState, subscribeToRoom } from './subscribe-to-room';

export interface RoomConnection {
  connection: ConnectionState;
  /** State of the presentation; undefined until the first event. */
  state: RoomState | undefined;
  /** Whether the deck is connected; only clickers receive this. */
  hasPresenter: boolean;
  /** Whether it was connected before it ended. */
  wasConnected: boolean;
}

const INITIAL: RoomConnection = {
  connection: 'connecting',
  state: undefined,
  hasPresenter: true,
  wasConnected: false,
};

/**
 * Subscribes to a room while the component is mounted: as a clicker with a key, otherwise as a follower. Remount the
 * component (React key) for another code, since it keeps the state of the first room.
 */
export function useRoom(code: string, key?: string): RoomConnection {
  const [room, change] = useReducer(mergeChanges, INITIAL);
  useEffect(() => {
    return subscribeToRoom({
      code,
      key,
      onEvent: (event) => change(changesOf(event)),
      onState: (connection) =>
        change(connection === 'connected' ? { connection, wasConnected: true } : { connection }),
    });
  }, [code, key]);
  return room;
}

function mergeChanges(room: RoomConnection, changes: Partial<RoomConnection>): RoomConnection {
  return { ...room, ...changes };
}

/** The changes of an event; none for an unknown type, which a later API may send. */
function changesOf({ type, data }: StreamEvent): Partial<RoomConnection> {
  const content = JSON.parse(data);
  if (type === 'presence') return { hasPresenter: content.presenter === true };
  if (type !== 'state') return {};
  const timer = parseTimer(content.timer) ?? STOPPED_AT_ZERO;
  return { state: { ...content, timer: timerFromServer(timer) } };
}

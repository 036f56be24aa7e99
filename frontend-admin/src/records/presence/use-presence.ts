import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { RecordList } from '../../data/presence';
import { leave, type Present, presence } from '../../data/presence';
import { useOpenRecord } from '../../state/open-record';

/** Colleagues by the id of the record that they have open. */
export type PresentByRecord = ReadonlyMap<string, readonly Present[]>;

const NOBODY: readonly Present[] = [];

/** Who else is inside which record of a list. Says besides where this tab is, until its record is closed. */
export function usePresence(list: RecordList): PresentByRecord {
  const open = useOpenRecord();
  const { data = NOBODY } = useQuery(presence(list, open));
  const isInside = open !== undefined;
  useEffect(() => {
    if (!isInside) return;
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [isInside]);
  return useMemo(() => byRecord(data), [data]);
}

function byRecord(present: readonly Present[]): PresentByRecord {
  const found = new Map<string, Present[]>();
  for (const one of present) found.set(one.record, [...(found.get(one.record) ?? []), one]);
  return found;
}

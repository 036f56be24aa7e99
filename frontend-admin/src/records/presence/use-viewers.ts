import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { RecordList } from '../../data/records/presence';
import { clearPresence, presence, type Viewer } from '../../data/records/presence';
import { useOpenRecord } from '../../state/open-record';

/** Colleagues by the id of the record that they have open. */
export type ViewersByRecord = ReadonlyMap<string, readonly Viewer[]>;

const NO_VIEWERS: readonly Viewer[] = [];

/** Which colleagues have which record of a list open. Also reports the record open in this tab, until it is closed. */
export function useViewers(list: RecordList): ViewersByRecord {
  const open = useOpenRecord();
  const { data = NO_VIEWERS } = useQuery(presence(list, open));
  const isRecordOpen = open !== undefined;
  useEffect(() => {
    if (!isRecordOpen) return;
    window.addEventListener('pagehide', clearPresence);
    return () => {
      window.removeEventListener('pagehide', clearPresence);
      clearPresence();
    };
  }, [isRecordOpen]);
  return useMemo(() => byRecord(data), [data]);
}

function byRecord(viewers: readonly Viewer[]): ViewersByRecord {
  const found = new Map<string, Viewer[]>();
  for (const one of viewers) found.set(one.record, [...(found.get(one.record) ?? []), one]);
  return found;
}

import { useEffect } from 'react';
import { create } from 'zustand';
import type { OpenRecord } from '../data/records/presence';

/** The record that is on screen, and whether somebody is about to decide it. */
export const useOpenRecordStore = create<{ record: string | undefined; deciding: boolean }>(() => ({
  record: undefined,
  deciding: false,
}));

/** Says which record is open for as long as the caller is mounted; until it has come, the one before it is. */
export function useAnnounceOpenRecord(record: string | undefined): void {
  useEffect(() => {
    if (record) useOpenRecordStore.setState({ record });
  }, [record]);
  useEffect(() => () => useOpenRecordStore.setState({ record: undefined }), []);
}

/** Says that a decision is being written. */
export function useDeciding(isDeciding: boolean): void {
  useEffect(() => {
    useOpenRecordStore.setState({ deciding: isDeciding });
    return () => useOpenRecordStore.setState({ deciding: false });
  }, [isDeciding]);
}

/** The record that this tab has open. */
export function useOpenRecord(): OpenRecord | undefined {
  const { record, deciding } = useOpenRecordStore();
  return record ? { record, deciding } : undefined;
}

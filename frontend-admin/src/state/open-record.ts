import { useEffect } from 'react';
import { create } from 'zustand';
import type { OpenRecord } from '../data/records/presence';

/** The record on screen, and whether a decision about it is being written. */
export const useOpenRecordStore = create<{ record: string | undefined; deciding: boolean }>(() => ({
  record: undefined,
  deciding: false,
}));

/** Stores which record is open while the caller is mounted. The previous record stays until the next one is loaded. */
export function useReportOpenRecord(record: string | undefined): void {
  useEffect(() => {
    if (record) useOpenRecordStore.setState({ record });
  }, [record]);
  useEffect(() => () => useOpenRecordStore.setState({ record: undefined }), []);
}

/** Stores whether a decision is being written. */
export function useReportDeciding(isDeciding: boolean): void {
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

import { useEffect } from 'react';
import { create } from 'zustand';
import type { Place } from '../data/presence';

/** The record that is on screen, and whether somebody is about to decide it. */
export const useOpenPlace = create<{ record: string | undefined; deciding: boolean }>(() => ({
  record: undefined,
  deciding: false,
}));

/** Says which record is open for as long as the caller is mounted; until it has come, the one before it is. */
export function useEnter(record: string | undefined): void {
  useEffect(() => {
    if (record) useOpenPlace.setState({ record });
  }, [record]);
  useEffect(() => () => useOpenPlace.setState({ record: undefined }), []);
}

/** Says that a decision is being written. */
export function useDeciding(isDeciding: boolean): void {
  useEffect(() => {
    useOpenPlace.setState({ deciding: isDeciding });
    return () => useOpenPlace.setState({ deciding: false });
  }, [isDeciding]);
}

/** Where this tab is, if it is in a record. */
export function usePlace(): Place | undefined {
  const { record, deciding } = useOpenPlace();
  return record ? { record, deciding } : undefined;
}

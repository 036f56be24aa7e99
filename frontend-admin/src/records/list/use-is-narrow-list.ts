import { useMediaQuery } from 'frontend-shared/ui/media-query';
import { NARROW_BESIDE_RECORD, PHONE } from '../../browser/media-queries';

/**
 * Whether a list has no room for all filters and for labelled tools: on a phone, and beside an open record, where
 * wrapping would push the list down.
 */
export function useIsNarrowList(hasOpenRecord: boolean): boolean {
  const isPhone = useMediaQuery(PHONE);
  const isNarrowBesideRecord = useMediaQuery(NARROW_BESIDE_RECORD);
  return isPhone || (hasOpenRecord && isNarrowBesideRecord);
}

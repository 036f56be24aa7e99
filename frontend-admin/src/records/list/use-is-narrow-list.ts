import { useMediaQuery } from 'frontend-shared/ui/media-query';
import { NARROW_BESIDE_RECORD, PHONE } from '../../browser/screen-widths';

/**
 * Whether a list has no room for all its filters and for its tools in words: on a phone, and beside an open record, where what
 * wraps would push it down as the record opens.
 */
export function useIsNarrowList(hasOpenRecord: boolean): boolean {
  const isPhone = useMediaQuery(PHONE);
  const isNarrowBesideRecord = useMediaQuery(NARROW_BESIDE_RECORD);
  return isPhone || (hasOpenRecord && isNarrowBesideRecord);
}

import { useMediaQuery } from 'frontend-shared/ui/media-query';
import { PHONE, TIGHT_BESIDE } from '../../browser/screen-widths';

/**
 * Whether a list has no room for all its filters and for its tools in words: on a phone, and beside an open record, where what
 * wraps would push it down as the record opens.
 */
export function useTightList(hasOpenRecord: boolean): boolean {
  const isPhone = useMediaQuery(PHONE);
  const isTightBeside = useMediaQuery(TIGHT_BESIDE);
  return isPhone || (hasOpenRecord && isTightBeside);
}

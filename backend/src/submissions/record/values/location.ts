import { toLocationText } from '../../../common/search/search-keys.js';

/** A person's place, for records whose list can be filtered by place. */
export interface Location {
  location: string;
  /** The words of `location`, folded, for the list's filter. */
  locationText: string;
}

/** The mongoose definition of it. */
export const LOCATION = {
  location: { type: String, required: true },
  locationText: { type: String, default: '' },
} as const;

/** The stored fields of a place. */
export function locationFields(location: string): Location {
  return { location, locationText: toLocationText(location) };
}

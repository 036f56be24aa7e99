import type { IconName } from '../../ui/icon';
import type { TextRange } from './matched-text';

export type PaletteGroup = 'people' | 'references' | 'more' | 'recent' | 'screens' | 'actions' | 'lists';

/** One row of the palette. */
export interface PaletteItem {
  /** The same for as long as the row means the same. */
  id: string;
  group: PaletteGroup;
  icon: IconName;
  label: string;
  /** What of the label was found. */
  matches: readonly TextRange[];
  detail?: string;
  status?: { status: string; word: string | undefined };
  run: () => void;
}

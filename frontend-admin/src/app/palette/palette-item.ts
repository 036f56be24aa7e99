import type { IconName } from '../../ui/icon';
import type { TextRange } from './matched-text';

export type PaletteGroup = 'people' | 'references' | 'more' | 'recent' | 'screens' | 'actions' | 'lists';

/** One row of the palette. */
export interface PaletteItem {
  /** Stable across renders, so that the selected row stays selected. */
  id: string;
  group: PaletteGroup;
  icon: IconName;
  label: string;
  /** Ranges of the label to highlight. */
  matches: readonly TextRange[];
  detail?: string;
  status?: { status: string; word: string | undefined };
  run: () => void;
}

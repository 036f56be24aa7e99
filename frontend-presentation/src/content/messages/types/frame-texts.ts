import type { DeckTitles } from '../../slides/outline';
import type { ControlMessages } from './control-messages';

/** What the deck shows before its slides are loaded. */
export interface FrameTexts {
  titles: DeckTitles;
  controls: ControlMessages;
}

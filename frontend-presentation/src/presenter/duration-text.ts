import type { PresentingMessages } from '../content/messages/types/presenting-messages';

/** Formats a planned duration, given in s: 1050 is `17 min 30 s`. */
export function durationText(seconds: number, { presenter }: PresentingMessages): string {
  return presenter.duration(Math.floor(seconds / 60), seconds % 60);
}

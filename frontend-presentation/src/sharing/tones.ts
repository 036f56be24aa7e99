import { paint } from 'frontend-shared/illustrations/palette';
import type { Tone } from '../content/slides/deck-content';

export interface ToneColours {
  ground: string;
  text: string;
  quiet: string;
  rule: string;
  brick: string;
}

const ON_LIGHT = { text: paint.ink, quiet: paint.slate, rule: '#D5D6DE', brick: paint.brick };
const ON_DARK = { text: paint.paper, quiet: paint.paper, rule: '#D5D6DE', brick: paint.brick };

/** The colours of `slides/theme.css`, for pictures, which have no style sheets. */
export const tones: Readonly<Record<Tone, ToneColours>> = {
  paper: { ...ON_LIGHT, ground: paint.paper },
  chuna: { ...ON_LIGHT, ground: '#F7F6F1' },
  haldi: { ...ON_LIGHT, ground: paint.haldi, quiet: paint.ink, rule: paint.ink },
  'haldi-tint': { ...ON_LIGHT, ground: paint.haldiTint, rule: '#D5BD7C' },
  pista: { ...ON_LIGHT, ground: paint.pista, rule: '#B9C7B5', brick: paint.leaf },
  'brick-tint': { ...ON_LIGHT, ground: paint.brickTint },
  leaf: { ...ON_DARK, ground: paint.leaf },
  neel: { ...ON_DARK, ground: paint.neel },
  ink: { ...ON_DARK, ground: paint.ink, quiet: '#D9DCEE' },
};

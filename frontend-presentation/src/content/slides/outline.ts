import type { SectionId, Slide, Tone } from './deck-content';
import type { DrawingId } from './drawing-ids';

interface OutlineEntry {
  id: string;
  section: SectionId;
  type: Slide['type'];
  seconds: number;
  tone: Tone;
  image?: DrawingId;
}

/**
 * The thirty slides in order: the properties that are the same in both languages. Each language must have exactly one
 * text for each of them (`build-deck.ts`).
 */
export const outline = [
  { id: 'title', section: 'idea', type: 'title', seconds: 60, tone: 'haldi', image: 'street' },
  { id: 'vision', section: 'idea', type: 'content', seconds: 90, tone: 'paper', image: 'people-at-sunrise' },
  {
    id: 'not-a-scheme',
    section: 'idea',
    type: 'content',
    seconds: 120,
    tone: 'paper',
    image: 'supermarket-outside',
  },
  { id: 'core-idea', section: 'idea', type: 'process', seconds: 90, tone: 'brick-tint' },
  { id: 'impact', section: 'idea', type: 'stats', seconds: 120, tone: 'paper' },

  { id: 'eight-steps', section: 'how', type: 'process', seconds: 150, tone: 'haldi' },
  { id: 'one-company', section: 'how', type: 'content', seconds: 90, tone: 'paper', image: 'account-book' },
  { id: 'profit-split', section: 'how', type: 'content', seconds: 120, tone: 'paper' },
  { id: 'profit-example', section: 'how', type: 'content', seconds: 120, tone: 'chuna' },
  { id: 'no-profit', section: 'how', type: 'content', seconds: 90, tone: 'haldi-tint' },

  { id: 'running', section: 'running', type: 'content', seconds: 60, tone: 'paper' },
  { id: 'spice', section: 'running', type: 'content', seconds: 90, tone: 'paper', image: 'spice-work' },
  { id: 'spice-figures', section: 'running', type: 'stats', seconds: 90, tone: 'haldi-tint' },
  {
    id: 'supermarket',
    section: 'running',
    type: 'content',
    seconds: 90,
    tone: 'paper',
    image: 'supermarket-work',
  },
  { id: 'supermarket-figures', section: 'running', type: 'stats', seconds: 90, tone: 'pista' },

  { id: 'industries', section: 'coming', type: 'content', seconds: 90, tone: 'neel' },
  { id: 'coming', section: 'coming', type: 'content', seconds: 120, tone: 'chuna' },
  { id: 'led', section: 'coming', type: 'content', seconds: 60, tone: 'paper', image: 'led' },
  { id: 'garments', section: 'coming', type: 'content', seconds: 60, tone: 'paper', image: 'garments' },
  { id: 'on-progress', section: 'coming', type: 'content', seconds: 60, tone: 'paper' },

  {
    id: 'who-can-join',
    section: 'members',
    type: 'content',
    seconds: 90,
    tone: 'paper',
    image: 'spice-outside',
  },
  { id: 'join-steps', section: 'members', type: 'process', seconds: 90, tone: 'pista' },
  { id: 'benefits', section: 'members', type: 'content', seconds: 90, tone: 'paper' },
  { id: 'principle', section: 'members', type: 'quote', seconds: 60, tone: 'leaf', image: 'quote-people' },
  { id: 'terms', section: 'members', type: 'content', seconds: 120, tone: 'chuna' },

  { id: 'risks', section: 'decide', type: 'content', seconds: 150, tone: 'paper' },
  { id: 'legacy', section: 'decide', type: 'content', seconds: 60, tone: 'haldi', image: 'legacy-tree' },
  { id: 'journey', section: 'decide', type: 'content', seconds: 60, tone: 'chuna' },
  { id: 'philosophy', section: 'decide', type: 'quote', seconds: 40, tone: 'neel', image: 'two-masons' },
  { id: 'next-brick', section: 'decide', type: 'cta', seconds: 60, tone: 'ink' },
] as const satisfies readonly OutlineEntry[];

type Outline = (typeof outline)[number];

export type SlideId = Outline['id'];
export type TypeOf<Id extends SlideId> = Extract<Outline, { id: Id }>['type'];

/** Section names and slide titles in one language: the only part of the deck's content that a first visit loads. */
export type DeckTitles = {
  readonly [Section in SectionId]: {
    title: string;
    slides: { readonly [Id in Extract<Outline, { section: Section }>['id']]: string };
  };
};

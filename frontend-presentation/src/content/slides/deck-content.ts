import type { DrawingId } from './drawing-ids';

/** The six sections of the deck, in their order; each has five slides. */
export const SECTIONS = ['idea', 'how', 'running', 'coming', 'members', 'decide'] as const;

export type SectionId = (typeof SECTIONS)[number];

export type StatIcon =
  | 'Factory'
  | 'ShoppingCart'
  | 'Users'
  | 'Target'
  | 'IndianRupee'
  | 'Building'
  | 'Heart'
  | 'Sparkles';

/** A large figure, or a word in its place, and what it says. */
export interface Stat {
  label: string;
  value: string;
  icon: StatIcon;
}

export interface ProcessStep {
  number: number;
  /** As short as a label on a brick. */
  title: string;
  /** One sentence, for those who read alone. */
  description: string;
}

/** A row of an account: what it is for, and its cells. */
export interface TableRow {
  label: string;
  cells: readonly string[];
  /**
   * Progress of a project in percent, drawn as a wall before the last cell, which says it; null when no percentage is
   * published.
   */
  progress?: number | null;
  /** Said with more weight: the sum, or what must not be overlooked. */
  isTotal?: boolean;
}

/** One of several drawings on a slide. */
export interface GalleryItem {
  image: DrawingId;
  /** What the drawing shows, for those who cannot see it; left out when the caption says the same. */
  imageText?: string;
  caption: string;
  detail?: string;
}

export type Party = 'partner' | 'investors' | 'marketing' | 'operations';

/** Who gets which part of the profit. */
export interface SplitPart {
  party: Party;
  /** In percent. */
  share: number;
  label: string;
}

/** A course of the wall of years, the oldest first. */
export interface YearCourse {
  years: string;
  text: string;
  /** Planned and not reached: drawn dashed. */
  isPlanned?: boolean;
}

/** Where a slide leads to. */
export interface SlideLink {
  label: string;
  /** Path of a page of the site, without language. */
  path: '/shareholder' | '/apply';
}

interface SlideBase {
  id: string;
  section: SectionId;
  /** How long the speaker stays, in s. */
  seconds: number;
  title: string;
  subtitle?: string;
  /** The slide's drawing. */
  image?: DrawingId;
  /** What the drawing shows, for those who cannot see it; a slide without is drawn on for decoration only. */
  imageText?: string;
  /** Page of the site that has the figures, and the month that they are of. */
  sourcePage?: string;
  /** Colour of the ground. */
  tone: Tone;
}

export type Tone =
  | 'paper'
  | 'chuna'
  | 'haldi'
  | 'haldi-tint'
  | 'pista'
  | 'brick-tint'
  | 'leaf'
  | 'neel'
  | 'ink';

/** A headline, one line under it, and a drawing along the foot. */
export interface TitleSlide extends SlideBase {
  type: 'title';
  subtitle: string;
  image: DrawingId;
}

/** What is read line by line. At most one of the fields beside `content` is there. */
export interface ContentSlide extends SlideBase {
  type: 'content';
  /** Lines, or one paragraph. */
  content?: string | readonly string[];
  /** The lines stand numbered in a frame: what nobody may overlook. */
  isWarning?: boolean;
  table?: readonly TableRow[];
  split?: readonly SplitPart[];
  gallery?: readonly GalleryItem[];
  years?: readonly YearCourse[];
  /** A wall of twenty bricks, one for 5%: how many percent are laid; null for a dashed one, without a percentage. */
  progress?: number | null;
}

/** Four figures. */
export interface StatsSlide extends SlideBase {
  type: 'stats';
  stats: readonly Stat[];
}

/** Steps of a wall that rises. */
export interface ProcessSlide extends SlideBase {
  type: 'process';
  processSteps: readonly ProcessStep[];
}

/** A sentence to remember; the title is the sentence, the subtitle says whose it is. */
export interface QuoteSlide extends SlideBase {
  type: 'quote';
  subtitle: string;
}

/** What to do now, and what can go wrong. */
export interface CtaSlide extends SlideBase {
  type: 'cta';
  content: string;
  links: readonly SlideLink[];
}

export type Slide = TitleSlide | ContentSlide | StatsSlide | ProcessSlide | QuoteSlide | CtaSlide;

/** The deck in one language. */
export interface DeckContent {
  slides: readonly Slide[];
}

/** A paragraph of a speaker's notes: plain text, and what to say with weight. */
export type NotesParagraph = ReadonlyArray<string | { emphasis: string }>;

export type Notes = readonly NotesParagraph[];

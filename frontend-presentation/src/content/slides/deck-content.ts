import type { DrawingId } from './drawing-ids';

/** The six sections of the deck, in order; each has five slides. */
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

/** A large figure, or a word in its place, with a label. */
export interface Stat {
  label: string;
  value: string;
  icon: StatIcon;
}

export interface ProcessStep {
  number: number;
  /** Short enough for a label on a brick. */
  title: string;
  /** One sentence, for people who read the deck without a speaker. */
  description: string;
}

/** A row of a table in the style of an account book. */
export interface TableRow {
  label: string;
  cells: readonly string[];
  /**
   * Progress of a project in percent, drawn as a wall before the last cell, which states it; null if no percentage is
   * published.
   */
  progress?: number | null;
  /** Emphasised: the sum, or something that must not be overlooked. */
  isTotal?: boolean;
}

/** One of several drawings on a slide. */
export interface GalleryItem {
  image: DrawingId;
  /** Text alternative of the drawing; omitted when the caption says the same. */
  imageText?: string;
  caption: string;
  detail?: string;
}

export type Party = 'partner' | 'investors' | 'marketing' | 'operations';

/** A party's share of the profit. */
export interface SplitPart {
  party: Party;
  /** In percent. */
  share: number;
  label: string;
}

/** A course of the wall of years; the oldest is first. */
export interface YearCourse {
  years: string;
  text: string;
  /** Planned but not reached; drawn dashed. */
  isPlanned?: boolean;
}

/** A link on a slide. */
export interface SlideLink {
  label: string;
  /** Path of a page of the site, without language. */
  path: '/shareholder' | '/apply';
}

interface SlideBase {
  id: string;
  section: SectionId;
  /** Planned duration, in s. */
  seconds: number;
  title: string;
  subtitle?: string;
  /** The slide's drawing. */
  image?: DrawingId;
  /** Text alternative of the drawing; a drawing without it is decorative. */
  imageText?: string;
  /** Page of the site that states the figures, and their month. */
  sourcePage?: string;
  /** Background colour. */
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

/** A headline, a line below it, and a drawing along the bottom. */
export interface TitleSlide extends SlideBase {
  type: 'title';
  subtitle: string;
  image: DrawingId;
}

/** Text, or one of the other bodies: at most one of the fields besides `content` is set. */
export interface ContentSlide extends SlideBase {
  type: 'content';
  /** Lines, or one paragraph. */
  content?: string | readonly string[];
  /** Shows the lines numbered in a frame, so that nobody overlooks them. */
  isWarning?: boolean;
  table?: readonly TableRow[];
  split?: readonly SplitPart[];
  gallery?: readonly GalleryItem[];
  years?: readonly YearCourse[];
  /** Percentage, drawn as a wall of twenty bricks of 5% each; null draws a dashed wall without a percentage. */
  progress?: number | null;
}

/** Four figures. */
export interface StatsSlide extends SlideBase {
  type: 'stats';
  stats: readonly Stat[];
}

/** Steps on a rising wall. */
export interface ProcessSlide extends SlideBase {
  type: 'process';
  processSteps: readonly ProcessStep[];
}

/** A quote: the title is the sentence, the subtitle its author. */
export interface QuoteSlide extends SlideBase {
  type: 'quote';
  subtitle: string;
}

/** Links to the forms, and the risks. */
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

/** A paragraph of speaker notes: plain and emphasised text. */
export type NotesParagraph = ReadonlyArray<string | { emphasis: string }>;

export type Notes = readonly NotesParagraph[];

import { createStore, type StoreApi } from 'zustand/vanilla';

/** What covers the slide; one at a time. `print` and `print-notes` render all slides for printing. */
export type Overlay =
  | 'overview'
  | 'help'
  | 'menu'
  | 'presenter-blocked'
  | 'clicker'
  | 'print'
  | 'print-notes';

export interface DeckState {
  readonly count: number;
  /** Slide that is shown, counted from 0. */
  readonly current: number;
  /** Where the last change led: 1 forward, -1 back, 0 before the first change. */
  readonly direction: -1 | 0 | 1;
  readonly playing: boolean;
  /** The audience sees nothing. */
  readonly blank: boolean;
  readonly overlay: Overlay | null;
  readonly fullScreen: boolean;
  /** Digits of a slide number that is being typed. */
  readonly typed: string;
  /** The number that was typed last is not that of a slide. */
  readonly hasInvalidNumber: boolean;
}

/** Everything that can be done with the deck. Control bar, keys, swipes, auto-play and clickers use nothing else. */
export interface DeckCommands {
  /** Goes to a slide counted from 0; beyond either end it stays at the end. */
  goTo(slide: number): void;
  /** The next slide; after the last comes the first. */
  next(): void;
  /** The slide before; before the first comes the last. */
  previous(): void;
  first(): void;
  last(): void;
  play(): void;
  pause(): void;
  togglePlaying(): void;
  toggleBlank(): void;
  openOverlay(overlay: Overlay): void;
  toggleOverlay(overlay: Overlay): void;
  closeOverlay(): void;
  toggleFullScreen(): void;
  /** For the browser, which may leave full screen by itself. */
  setFullScreen(fullScreen: boolean): void;
  /** Adds a digit to the number of the slide to go to. */
  typeDigit(digit: string): void;
  eraseDigit(): void;
  /** Goes to the slide whose number was typed; another number keeps the slide and sets `hasInvalidNumber`. */
  goToTyped(): void;
  /** Clears the typed number. */
  clearTyped(): void;
}

export type DeckStore = StoreApi<DeckState & DeckCommands>;

/** Longer than any number of a slide: what is typed beyond is dropped. */
const MAX_DIGITS = 3;

/** The state of one deck on the screen: `count` slides, beginning at the slide `current` (from 0). */
export function createDeckStore(count: number, current: number): DeckStore {
  return createStore<DeckState & DeckCommands>()((set, get) => {
    const within = (slide: number) => Math.min(Math.max(slide, 0), count - 1);
    const show = (slide: number, direction: -1 | 1) => {
      // A blank screen would hide the new slide.
      set({ current: slide, direction, blank: false, typed: '', hasInvalidNumber: false });
    };
    const goTo = (slide: number) => show(within(slide), within(slide) < get().current ? -1 : 1);
    return {
      count,
      current: within(current),
      direction: 0,
      playing: false,
      blank: false,
      overlay: null,
      fullScreen: false,
      typed: '',
      hasInvalidNumber: false,
      goTo,
      next: () => show((get().current + 1) % count, 1),
      previous: () => show((get().current - 1 + count) % count, -1),
      first: () => goTo(0),
      last: () => goTo(count - 1),
      play: () => set({ playing: true }),
      pause: () => set({ playing: false }),
      togglePlaying: () => set({ playing: !get().playing }),
      toggleBlank: () => set({ blank: !get().blank }),
      openOverlay: (overlay) => set({ overlay }),
      toggleOverlay: (overlay) => set({ overlay: get().overlay === overlay ? null : overlay }),
      closeOverlay: () => set({ overlay: null }),
      toggleFullScreen: () => set({ fullScreen: !get().fullScreen }),
      setFullScreen: (fullScreen) => set({ fullScreen }),
      typeDigit: (digit) =>
        set({ typed: (get().typed + digit).slice(0, MAX_DIGITS), hasInvalidNumber: false }),
      eraseDigit: () => set({ typed: get().typed.slice(0, -1) }),
      goToTyped: () => {
        const number = Number(get().typed);
        if (number < 1 || number > count) {
          set({ typed: '', hasInvalidNumber: true });
          return;
        }
        // As a choice in the overview, which would hide the slide.
        if (get().overlay === 'overview') set({ overlay: null });
        goTo(number - 1);
      },
      clearTyped: () => set({ typed: '', hasInvalidNumber: false }),
    };
  });
}

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
  /** Current slide, counted from 0. */
  readonly current: number;
  /** Direction of the last slide change: 1 forward, -1 back, 0 before the first change. */
  readonly direction: -1 | 0 | 1;
  readonly playing: boolean;
  /** Whether the screen is blank for the audience. */
  readonly blank: boolean;
  readonly overlay: Overlay | null;
  readonly fullScreen: boolean;
  /** Digits of a slide number that is being typed. */
  readonly typed: string;
  /** Whether the number typed last is not the number of a slide. */
  readonly hasInvalidNumber: boolean;
}

/** All commands of the deck, used by the control bar, keys, swipes, auto-play and clickers. */
export interface DeckCommands {
  /** Goes to a slide, counted from 0; an index beyond either end is clamped. */
  goTo(slide: number): void;
  /** Goes to the next slide, and from the last to the first. */
  next(): void;
  /** Goes to the previous slide, and from the first to the last. */
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
  /** Called when the browser enters or leaves full screen. */
  setFullScreen(fullScreen: boolean): void;
  /** Adds a digit to the number of the slide to go to. */
  typeDigit(digit: string): void;
  eraseDigit(): void;
  /** Goes to the slide whose number was typed; an invalid number keeps the slide and sets `hasInvalidNumber`. */
  goToTyped(): void;
  /** Clears the typed number. */
  clearTyped(): void;
}

export type DeckStore = StoreApi<DeckState & DeckCommands>;

/** Further digits are dropped; no slide number is longer. */
const MAX_DIGITS = 3;

/** Creates the store of one deck with `count` slides that starts at slide `current`, counted from 0. */
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
        // Like selecting a slide in the overview, which would otherwise hide it.
        if (get().overlay === 'overview') set({ overlay: null });
        goTo(number - 1);
      },
      clearTyped: () => set({ typed: '', hasInvalidNumber: false }),
    };
  });
}

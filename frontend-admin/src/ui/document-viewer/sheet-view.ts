/** How many times as wide as its frame a sheet can be. */
export const ZOOM_STEPS = [1, 1.5, 2, 3] as const;

/** Which sheet is shown, and how. */
export interface SheetView {
  number: number;
  zoomStep: number;
  /** Turned by so many quarters to the right. */
  quarters: number;
}

/** What somebody can do with sheets. */
export type SheetMove = { leaf: 1 | -1 } | { zoom: 1 | -1 | 'fit' } | { turn: 1 | -1 };

/** What keys do, as common viewers of PDFs have it. */
export const KEYS: Readonly<Record<string, SheetMove>> = {
  ArrowLeft: { leaf: -1 },
  ArrowRight: { leaf: 1 },
  '+': { zoom: 1 },
  '=': { zoom: 1 },
  '-': { zoom: -1 },
  '0': { zoom: 'fit' },
  r: { turn: 1 },
  R: { turn: -1 },
};

/** The view after a move; the same at either end. */
export function moved(view: SheetView, move: SheetMove, count: number): SheetView {
  if ('leaf' in move) return { ...view, number: within(view.number + move.leaf, 1, count) };
  if ('turn' in move) return { ...view, quarters: (view.quarters + move.turn + 4) % 4 };
  const zoomStep = move.zoom === 'fit' ? 0 : view.zoomStep + move.zoom;
  return { ...view, zoomStep: within(zoomStep, 0, ZOOM_STEPS.length - 1) };
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

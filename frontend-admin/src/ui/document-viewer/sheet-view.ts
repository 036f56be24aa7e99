/** Zoom factors, relative to the width of the frame. */
export const ZOOM_STEPS = [1, 1.5, 2, 3] as const;

/** The sheet shown, with its zoom and rotation. */
export interface SheetView {
  number: number;
  zoomStep: number;
  /** Rotation in quarter turns clockwise. */
  quarters: number;
}

/** Actions of the viewer. */
export type SheetMove = { page: 1 | -1 } | { zoom: 1 | -1 | 'fit' } | { turn: 1 | -1 };

/** Keys of the viewer, as in common PDF viewers. */
export const KEYS: Readonly<Record<string, SheetMove>> = {
  ArrowLeft: { page: -1 },
  ArrowRight: { page: 1 },
  '+': { zoom: 1 },
  '=': { zoom: 1 },
  '-': { zoom: -1 },
  '0': { zoom: 'fit' },
  r: { turn: 1 },
  R: { turn: -1 },
};

/** The view after an action; unchanged at either end. */
export function applyMove(view: SheetView, move: SheetMove, count: number): SheetView {
  if ('page' in move) return { ...view, number: clamp(view.number + move.page, 1, count) };
  if ('turn' in move) return { ...view, quarters: (view.quarters + move.turn + 4) % 4 };
  const zoomStep = move.zoom === 'fit' ? 0 : view.zoomStep + move.zoom;
  return { ...view, zoomStep: clamp(zoomStep, 0, ZOOM_STEPS.length - 1) };
}

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

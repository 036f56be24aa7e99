type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

export interface PanelPosition {
  /** Relative to the left edge of the button. */
  left: number;
  isAbove: boolean;
  maxWidth: number;
  maxHeight: number;
}

interface PanelSpace {
  button: Edges;
  /** Size of the panel's content. */
  panel: { width: number; height: number };
  /** Bounds that the panel must stay within. */
  bounds: Edges;
  /** Preferred edge of the button. */
  align: 'start' | 'end';
}

/** Distance between a panel and its button, and between a panel and the bounds. */
const GAP = 6;

/**
 * Computes where a panel fits: aligned to either edge of its button, shifted along it, or above it. All values in px.
 */
export function panelPosition({ button, panel, bounds, align }: PanelSpace): PanelPosition {
  const maxWidth = bounds.right - bounds.left - 2 * GAP;
  const width = Math.min(panel.width, maxWidth);
  const first = bounds.left + GAP;
  const last = bounds.right - GAP - width;
  const sides = [button.left, button.right - width];
  if (align === 'end') sides.reverse();
  const wanted = sides.find((side) => side >= first && side <= last) ?? sides[0] ?? first;
  const below = bounds.bottom - button.bottom - 2 * GAP;
  const above = button.top - bounds.top - 2 * GAP;
  const isAbove = panel.height > below && above > below;
  return {
    left: Math.max(first, Math.min(wanted, last)) - button.left,
    isAbove,
    maxWidth,
    maxHeight: isAbove ? above : below,
  };
}

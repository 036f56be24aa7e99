type Edges = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

export interface PanelPosition {
  /** From the left edge of the button. */
  left: number;
  isAbove: boolean;
  maxWidth: number;
  maxHeight: number;
}

interface PanelSpace {
  button: Edges;
  /** As large as what is in it. */
  panel: { width: number; height: number };
  /** What the panel must not leave. */
  room: Edges;
  /** On which side it keeps to the button while there is room. */
  align: 'start' | 'end';
}

/** Between a panel and its button, and between a panel and the edges of its room. */
const GAP = 6;

/** Where the panel of a button has room: beside its other edge, above it, or moved along it. Everything in px. */
export function panelPosition({ button, panel, room, align }: PanelSpace): PanelPosition {
  const maxWidth = room.right - room.left - 2 * GAP;
  const width = Math.min(panel.width, maxWidth);
  const first = room.left + GAP;
  const last = room.right - GAP - width;
  const sides = [button.left, button.right - width];
  if (align === 'end') sides.reverse();
  const wanted = sides.find((side) => side >= first && side <= last) ?? sides[0] ?? first;
  const below = room.bottom - button.bottom - 2 * GAP;
  const above = button.top - room.top - 2 * GAP;
  const isAbove = panel.height > below && above > below;
  return {
    left: Math.max(first, Math.min(wanted, last)) - button.left,
    isAbove,
    maxWidth,
    maxHeight: isAbove ? above : below,
  };
}

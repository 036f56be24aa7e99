/** Weight of the distance perpendicular to the direction, relative to the distance along it. */
const ACROSS_WEIGHT = 3;

const STEPS: Record<string, readonly [x: number, y: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Keyboard navigation among buttons in any layout: an arrow key moves to the nearest button in its direction. */
export class ButtonGrid {
  private readonly buttons: readonly HTMLElement[];

  constructor(buttons: Iterable<HTMLElement>) {
    this.buttons = [...buttons];
  }

  /** The button that a key moves the focus to; undefined if there is none in that direction. */
  target(key: string, focused: Element | null): HTMLElement | undefined {
    if (key === 'Home') return this.buttons[0];
    if (key === 'End') return this.buttons.at(-1);
    const step = STEPS[key];
    const from = this.buttons.find((button) => button === focused);
    if (!step) return undefined;
    return from ? this.nearest(from, step) : this.buttons[0];
  }

  private nearest(from: HTMLElement, [x, y]: readonly [number, number]): HTMLElement | undefined {
    const start = centre(from);
    let best: { button: HTMLElement; cost: number } | undefined;
    for (const button of this.buttons) {
      const end = centre(button);
      const along = (end.x - start.x) * x + (end.y - start.y) * y;
      const across = Math.abs((end.x - start.x) * y) + Math.abs((end.y - start.y) * x);
      const cost = along + ACROSS_WEIGHT * across;
      if (along > 1 && (!best || cost < best.cost)) best = { button, cost };
    }
    return best?.button;
  }
}

function centre(button: HTMLElement): { x: number; y: number } {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

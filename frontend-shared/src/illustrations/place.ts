/** Position of a part's foot in scene units, and its scale; 1 is the natural size. */
export interface PlaceProps {
  x: number;
  y: number;
  size?: number;
}

/** Transform that moves and scales a part, which is drawn with its foot at 0 0. */
export function placed({ x, y, size = 1 }: PlaceProps): string {
  return `translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}`;
}

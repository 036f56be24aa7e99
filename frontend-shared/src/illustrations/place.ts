/** Where a part stands (its foot, in scene units) and how large it is; 1 is its natural size. */
export interface PlaceProps {
  x: number;
  y: number;
  size?: number;
}

/** The transform that puts a part, drawn around its foot at 0 0, in its place. */
export function placed({ x, y, size = 1 }: PlaceProps): string {
  return `translate(${x} ${y})${size === 1 ? '' : ` scale(${size})`}`;
}

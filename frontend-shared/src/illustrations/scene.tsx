import type { ReactNode } from 'react';

/** What a drawing that stands for itself is given. */
export interface PictureProps {
  /** What a person who cannot see the picture should hear; left out when the text beside it says the same. */
  label?: string | undefined;
  className?: string;
}

interface SceneProps extends PictureProps {
  /** Width and height of the drawing in its own units. */
  width: number;
  height: number;
  /** Where the picture begins when the sky above is not needed. */
  top?: number;
  /** How the drawing fills a frame of another shape. Default: shown whole. */
  fit?: 'xMidYMax slice' | 'xMinYMax slice' | 'xMidYMax meet';
  children: ReactNode;
}

/** The frame of every drawing: scales with its container and is either named or hidden from screen readers. */
export function Scene({
  width,
  height,
  top = 0,
  label,
  className,
  fit = 'xMidYMax meet',
  children,
}: SceneProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by aria-label or hidden; a title would show as a tooltip.
    <svg
      {...naming}
      className={className}
      viewBox={`0 ${top} ${width} ${height - top}`}
      preserveAspectRatio={fit}
      focusable="false"
      xmlns="http://www.w3.org/2000/svg"
    >
      {children}
    </svg>
  );
}

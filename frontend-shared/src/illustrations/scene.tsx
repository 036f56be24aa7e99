import type { ReactNode } from 'react';

/** Props of a standalone drawing. */
export interface PictureProps {
  /** Text alternative; omitted when the adjacent text says the same. */
  label?: string | undefined;
  className?: string;
}

interface SceneProps extends PictureProps {
  /** Width and height of the drawing in its own units. */
  width: number;
  height: number;
  /** y at which the picture starts, to crop the sky above. */
  top?: number;
  /** How the drawing fills a frame of another aspect ratio. Default: shown completely. */
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

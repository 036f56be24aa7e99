import { type ReactNode, useEffect, useRef } from 'react';
import type { Tone } from '../../content/slides/deck-content';
import './stage.css';

interface StageProps {
  /** The slide: an element of 1600 × 900 px; `upright`, one that fills its container. */
  children: ReactNode;
  layout?: 'wide' | 'upright';
  /** Tone of the slide, whose background continues outside the slide. */
  tone?: Tone | undefined;
  className?: string;
}

/**
 * Scales a slide as a whole to fit its container, so that it looks the same in the deck, in thumbnails, in the
 * presenter's window and in print. A container whose lower edge is covered by a bar sets the bar's height as
 * `--stage-bar`; the slide reads from `--deck-bar`, in its own px, how much of it is covered.
 */
export function Stage({ children, layout = 'wide', tone, className }: StageProps) {
  const classes = ['pr-stage', `pr-stage--${layout}`, tone && `pr-tone-${tone}`, className];
  return (
    <div className={classes.filter(Boolean).join(' ')}>
      {layout === 'wide' ? <Scaled>{children}</Scaled> : children}
    </div>
  );
}

function Scaled({ children }: { children: ReactNode }) {
  const slide = useRef<HTMLDivElement>(null);
  // Only for old browsers: elsewhere the styles compute the scale, before any script runs.
  useEffect(() => {
    const element = slide.current;
    const container = element?.parentElement;
    if (!element || !container || stylesCanFit() || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => {
      element.style.setProperty('--fit-x', `${container.clientWidth / 1600}`);
      element.style.setProperty('--fit-y', `${container.clientHeight / 900}`);
    });
    observer.observe(container);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="pr-stage__slide" ref={slide}>
      {children}
    </div>
  );
}

/** Whether the browser can divide one length by another in CSS (`stage.css`). */
function stylesCanFit(): boolean {
  return 'registerProperty' in CSS && CSS.supports('width: calc(1px * tan(atan2(1px, 1px)))');
}

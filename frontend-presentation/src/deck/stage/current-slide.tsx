import { prefersReducedMotion } from 'frontend-shared/ui/media-query';
import { type ComponentProps, type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { lazyModule } from '../loading/lazy-module';
import { useDeck } from '../state/deck-context';

type Motion = ComponentType<ComponentProps<typeof import('./slide-motion').default>>;

export const slideMotion = lazyModule<{ default: Motion }>(() => import('./slide-motion'));

/** A constant, so that React never writes it and the server's HTML stays. */
const UNCHANGED_HTML = { __html: '' };

interface CurrentSlideProps {
  /** Whether the server's HTML shows the slide and is kept, so that the code that renders slides is not needed. */
  isFromServer: boolean;
  children: ReactNode;
}

/**
 * The slide on the stage; use the slide as its `key`. It is animated after a slide change if the code for that is
 * loaded and reduced motion is not preferred. This is decided once per slide, so that no slide is rendered twice.
 */
export function CurrentSlide({ isFromServer, children }: CurrentSlideProps) {
  const direction = useDeck((deck) => deck.direction);
  const [Motion] = useState(() =>
    direction === 0 || prefersReducedMotion() ? undefined : slideMotion.module?.default,
  );
  if (isFromServer && typeof document === 'object') {
    return (
      <div
        key="from-server"
        className="pr-current-slide"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written, see above
        dangerouslySetInnerHTML={UNCHANGED_HTML}
      />
    );
  }
  // A drawing that is still loading must not suspend the controls or the next slide.
  const slide = <Suspense fallback={null}>{children}</Suspense>;
  return Motion ? (
    <Motion direction={direction}>{slide}</Motion>
  ) : (
    <div className="pr-current-slide">{slide}</div>
  );
}

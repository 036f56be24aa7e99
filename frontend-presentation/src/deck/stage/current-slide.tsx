import { prefersReducedMotion } from 'frontend-shared/ui/media-query';
import { type ComponentProps, type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { lazyModule } from '../lazy-module';
import { useDeck } from '../state/deck-context';

type Motion = ComponentType<ComponentProps<typeof import('./slide-motion').default>>;

export const slideMotion = lazyModule<{ default: Motion }>(() => import('./slide-motion'));

/** Always the same object: React then never writes it, and what stands there stays. */
const AS_IT_IS = { __html: '' };

interface CurrentSlideProps {
  /** The server's HTML shows it: that is kept, and the code that would draw it again is not needed. */
  isFromServer: boolean;
  children: ReactNode;
}

/**
 * The slide on the stage; `key` it by its slide. It moves in when somebody changed it, the code for that is here, and less
 * motion is not asked for: which of the two it does is settled once, so that it is never drawn twice.
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
        className="pr-slide-place"
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is written, see above
        dangerouslySetInnerHTML={AS_IT_IS}
      />
    );
  }
  // A drawing that is still on its way keeps neither the controls nor the next slide waiting.
  const slide = <Suspense fallback={null}>{children}</Suspense>;
  return Motion ? (
    <Motion direction={direction}>{slide}</Motion>
  ) : (
    <div className="pr-slide-place">{slide}</div>
  );
}

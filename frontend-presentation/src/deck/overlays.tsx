import type { Locale } from 'frontend-shared/i18n/locale';
import { type ReactNode, Suspense } from 'react';
import type { ControlMessages } from '../content/control-messages';
import type { Slide } from '../content/deck-content';
import { SlideView } from '../slides/slide-view';
import { MoreMenu } from './bar/more-menu';
import { type Later, later, useLater } from './later';
import type { Outline } from './outline';
import { BlankScreen } from './screen/blank-screen';
import { useDeck } from './state/deck-context';

const overview = later(() => import('./overview/overview'));
const help = later(() => import('./help/help-dialog'));

interface OverlaysProps {
  slides: readonly Slide[];
  locale: Locale;
  outline: Outline;
  messages: ControlMessages;
  onExit: () => void;
}

/** What lies over the slide. */
export function Overlays({ slides, locale, outline, messages, onExit }: OverlaysProps) {
  const overlay = useDeck((deck) => deck.overlay);
  const isBlank = useDeck((deck) => deck.blank);
  const drawSlide = (at: number) => {
    const slide = slides[at];
    return (
      slide && (
        <Suspense fallback={null}>
          <SlideView slide={slide} locale={locale} />
        </Suspense>
      )
    );
  };
  return (
    <>
      {isBlank && <BlankScreen messages={messages} />}
      {overlay === 'menu' && <MoreMenu messages={messages} onExit={onExit} />}
      {overlay === 'overview' && (
        <Fetched code={overview}>
          {({ default: Overview }) => (
            <Overview outline={outline} messages={messages} drawSlide={drawSlide} />
          )}
        </Fetched>
      )}
      {overlay === 'help' && (
        <Fetched code={help}>{({ default: HelpDialog }) => <HelpDialog messages={messages} />}</Fetched>
      )}
    </>
  );
}

/** What cannot be fetched does not stay open: the slide is there, and another press tries again. */
function Fetched<Module>({
  code,
  children,
}: {
  code: Later<Module>;
  children: (module: Module) => ReactNode;
}) {
  const close = useDeck((deck) => deck.closeOverlay);
  const module = useLater(code, close);
  return module && children(module);
}

import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';
import { type ComponentType, type ReactNode, Suspense, useCallback } from 'react';
import type { ControlMessages } from '../content/messages/types/control-messages';
import { type LazyModule, lazyModule } from './loading/lazy-module';
import { LazyPart } from './loading/lazy-part';
import type { SlideModule } from './loading/slide-module';
import type { Presenting } from './presenting/use-presenting';
import type { Outline } from './slide-outline';
import { SlideContent } from './stage/slide-content';
import { useDeck } from './state/deck-context';
import type { Overlay } from './state/deck-store';

interface OverlaysProps {
  slideModule: LazyModule<SlideModule>;
  locale: Locale;
  outline: Outline;
  messages: ControlMessages;
  basePath: string;
  site: SiteConfig;
  /** For the deck's menu; undefined in the presenter's window. */
  presenting?: Presenting;
  onExit?: (() => void) | undefined;
}

/** Props of all overlays; each declares only those that it uses. */
interface OverlayProps extends OverlaysProps {
  overlay: Overlay;
  renderSlide: (slide: number, title: string) => ReactNode;
}

const print = lazyModule(async () => (await import('./print/printed-deck')).PrintedDeck);

const overlays: Readonly<Record<Overlay, LazyModule<ComponentType<OverlayProps>>>> = {
  menu: lazyModule(async () => (await import('./bar/more-menu')).default),
  overview: lazyModule(async () => (await import('./overview/overview')).default),
  help: lazyModule(async () => (await import('./help/help-dialog')).default),
  'presenter-blocked': lazyModule(async () => (await import('./presenting/dialogs')).PresenterBlocked),
  clicker: lazyModule(async () => (await import('./presenting/dialogs')).ClickerDialog),
  print,
  'print-notes': print,
};

/** Loaded at the first interaction with the deck. */
export const overlayModules: ReadonlyArray<LazyModule<unknown>> = [...new Set(Object.values(overlays))];

/** Renders the open overlay. */
export function Overlays(props: OverlaysProps) {
  const { slideModule, locale, messages } = props;
  const overlay = useDeck((deck) => deck.overlay);
  const renderSlide = useCallback(
    (slide: number, title: string) => (
      <Suspense fallback={null}>
        <SlideContent slide={slide} slideModule={slideModule} title={title} layout="stage" locale={locale} />
      </Suspense>
    ),
    [slideModule, locale],
  );
  if (!overlay || (overlay === 'menu' && !props.presenting)) return null;
  return (
    <LazyPart key={overlay} module={overlays[overlay]} messages={messages}>
      {(Content) => <Content {...props} overlay={overlay} renderSlide={renderSlide} />}
    </LazyPart>
  );
}

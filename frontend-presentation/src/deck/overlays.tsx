import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';
import { Suspense, useCallback } from 'react';
import type { ControlMessages } from '../content/messages/control-messages';
import { type LazyModule, lazyModule } from './lazy-module';
import type { Outline } from './outline';
import type { Presenting } from './presenting/use-presenting';
import { BlankScreen } from './screen/blank-screen';
import { Loaded } from './screen/loaded';
import type { SlideCode } from './slide-code';
import { SlideContent } from './stage/slide-content';
import { useDeck } from './state/deck-context';

const menu = lazyModule(() => import('./bar/more-menu'));
const overview = lazyModule(() => import('./overview/overview'));
const help = lazyModule(() => import('./help/help-dialog'));
const dialogs = lazyModule(() => import('./presenting/dialogs'));
const print = lazyModule(() => import('./print/printed-deck'));

/** What the deck loads when somebody uses it. */
export const overlayModules: ReadonlyArray<LazyModule<unknown>> = [menu, overview, help, dialogs, print];

interface OverlaysProps {
  code: LazyModule<SlideCode>;
  locale: Locale;
  outline: Outline;
  messages: ControlMessages;
  basePath: string;
  site: SiteConfig;
  /** What a menu of the deck leads to; the presenter's window has none. */
  presenting?: Presenting;
  onExit?: (() => void) | undefined;
}

/** What lies over the slide. */
export function Overlays({
  code,
  locale,
  outline,
  messages,
  basePath,
  site,
  presenting,
  onExit,
}: OverlaysProps) {
  const overlay = useDeck((deck) => deck.overlay);
  const isBlank = useDeck((deck) => deck.blank);
  const drawSlide = useCallback(
    (slide: number, title: string) => (
      <Suspense fallback={null}>
        <SlideContent slide={slide} code={code} title={title} layout="stage" locale={locale} />
      </Suspense>
    ),
    [code, locale],
  );
  return (
    <>
      {isBlank && <BlankScreen messages={messages} />}
      {overlay === 'menu' && presenting && (
        <Loaded code={menu} messages={messages}>
          {({ default: MoreMenu }) => (
            <MoreMenu
              messages={messages}
              basePath={basePath}
              locale={locale}
              site={site}
              presenting={presenting}
              onExit={onExit}
            />
          )}
        </Loaded>
      )}
      {overlay === 'overview' && (
        <Loaded code={overview} messages={messages}>
          {({ default: Overview }) => (
            <Overview outline={outline} locale={locale} messages={messages} drawSlide={drawSlide} />
          )}
        </Loaded>
      )}
      {overlay === 'presenter' && (
        <Loaded code={dialogs} messages={messages}>
          {({ PresenterBlocked }) => (
            <PresenterBlocked locale={locale} basePath={basePath} close={messages.code.close} />
          )}
        </Loaded>
      )}
      {overlay === 'phone' && (
        <Loaded code={dialogs} messages={messages}>
          {({ PhoneDialog }) => (
            <PhoneDialog locale={locale} basePath={basePath} site={site} close={messages.code.close} />
          )}
        </Loaded>
      )}
      {overlay === 'help' && (
        <Loaded code={help} messages={messages}>
          {({ default: HelpDialog }) => (
            <HelpDialog messages={messages} basePath={basePath} locale={locale} site={site} />
          )}
        </Loaded>
      )}
      {(overlay === 'print' || overlay === 'print-notes') && (
        <Loaded key={overlay} code={print} messages={messages}>
          {({ PrintedDeck }) => (
            <PrintedDeck
              withNotes={overlay === 'print-notes'}
              code={code}
              locale={locale}
              site={site}
              messages={messages}
            />
          )}
        </Loaded>
      )}
    </>
  );
}

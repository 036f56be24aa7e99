import type { SiteConfig } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';
import { type ReactNode, Suspense, useCallback } from 'react';
import type { ControlMessages } from '../content/control-messages';
import { MoreMenu } from './bar/more-menu';
import { type Later, later, useHere } from './later';
import type { Outline } from './outline';
import type { Presenting } from './presenting/use-presenting';
import { BlankScreen } from './screen/blank-screen';
import { CodeStatus } from './screen/code-status';
import type { SlideCode } from './slide-code';
import { SlideContent } from './stage/slide-content';
import { useDeck } from './state/deck-context';

const overview = later(() => import('./overview/overview'));
const help = later(() => import('./help/help-dialog'));
const dialogs = later(() => import('./presenting/dialogs'));

interface OverlaysProps {
  code: Later<SlideCode>;
  locale: Locale;
  outline: Outline;
  messages: ControlMessages;
  basePath: string;
  site: SiteConfig;
  /** What a menu of the deck leads to; the presenter's window has none. */
  presenting?: Presenting;
  onExit: () => void;
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
        <MoreMenu messages={messages} basePath={basePath} presenting={presenting} onExit={onExit} />
      )}
      {overlay === 'overview' && (
        <Fetched code={overview} messages={messages}>
          {({ default: Overview }) => (
            <Overview outline={outline} messages={messages} drawSlide={drawSlide} />
          )}
        </Fetched>
      )}
      {overlay === 'presenter' && (
        <Fetched code={dialogs} messages={messages}>
          {({ PresenterBlocked }) => (
            <PresenterBlocked locale={locale} basePath={basePath} close={messages.keys.close} />
          )}
        </Fetched>
      )}
      {overlay === 'phone' && (
        <Fetched code={dialogs} messages={messages}>
          {({ PhoneDialog }) => (
            <PhoneDialog locale={locale} basePath={basePath} site={site} close={messages.keys.close} />
          )}
        </Fetched>
      )}
      {overlay === 'help' && (
        <Fetched code={help} messages={messages}>
          {({ default: HelpDialog }) => <HelpDialog messages={messages} basePath={basePath} />}
        </Fetched>
      )}
    </>
  );
}

interface FetchedProps<Module> {
  code: Later<Module>;
  messages: ControlMessages;
  children: (module: Module) => ReactNode;
}

/** Until it is here the slide stays on screen, and what keeps it from coming is said over it. */
function Fetched<Module>({ code, messages, children }: FetchedProps<Module>) {
  const close = useDeck((deck) => deck.closeOverlay);
  const module = useHere(code);
  if (module) return children(module);
  return <CodeStatus code={code} failure={messages.code.partFailed} messages={messages} onClose={close} />;
}

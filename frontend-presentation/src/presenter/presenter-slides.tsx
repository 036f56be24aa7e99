import type { Locale } from 'frontend-shared/i18n/locale';
import { Suspense } from 'react';
import type { ControlMessages } from '../content/messages/types/control-messages';
import type { PresentingMessages } from '../content/messages/types/presenting-messages';
import { outline as plan } from '../content/slides/outline';
import { type LazyModule, useLoadedModule } from '../deck/loading/lazy-module';
import { LoadStatus } from '../deck/loading/load-status';
import type { SlideModule } from '../deck/loading/slide-module';
import type { Outline } from '../deck/slide-outline';
import { SlideContent } from '../deck/stage/slide-content';
import { Stage } from '../deck/stage/stage';
import { useDeck } from '../deck/state/deck-context';
import { durationText } from './duration-text';

interface SlideViewProps {
  outline: Outline;
  slideModule: LazyModule<SlideModule>;
  messages: PresentingMessages;
  locale: Locale;
}

/** The slide that the audience sees. */
export function CurrentSlideView(props: SlideViewProps & { controls: ControlMessages }) {
  const { outline, slideModule, messages, controls, locale } = props;
  const current = useDeck((deck) => deck.current);
  const count = useDeck((deck) => deck.count);
  const isBlank = useDeck((deck) => deck.blank);
  const isDrawn = useLoadedModule(slideModule) !== undefined;
  const section = outline.find(({ slides }) => slides.some(({ slide }) => slide === current));
  const position = section?.slides.findIndex(({ slide }) => slide === current) ?? 0;
  const title = section?.slides[position]?.title ?? '';
  return (
    <>
      <h2 className="pr-presenter__now">
        <span className="pr-presenter__label">{messages.presenter.now}</span>
        <span className="pr-presenter__title">{title}</span>
        <span className="pr-presenter__position">
          {section && messages.presenter.inSection(section.title, position + 1, section.slides.length)}
        </span>
        <span className="pr-presenter__number">{`${current + 1} / ${count}`}</span>
      </h2>
      <div className="pr-presenter__slide" data-blank={isBlank || undefined}>
        <div className="pr-presenter__drawing" aria-hidden="true" inert>
          <Stage>
            <Suspense fallback={null}>
              <SlideContent
                slide={current}
                slideModule={slideModule}
                title={title}
                layout="stage"
                locale={locale}
              />
            </Suspense>
          </Stage>
        </div>
        {isBlank && <p className="pr-presenter__blank">{messages.presenter.isBlank}</p>}
        {!isDrawn && (
          <LoadStatus module={slideModule} failure={controls.loadStatus.slideFailed} messages={controls} />
        )}
      </div>
    </>
  );
}

export function NextSlideView({ outline, slideModule, messages, locale }: SlideViewProps) {
  const next = useDeck((deck) => deck.current) + 1;
  const title = outline.flatMap(({ slides }) => slides)[next]?.title;
  const seconds = plan[next]?.seconds;
  return (
    <section className="pr-presenter__next" aria-label={messages.presenter.next}>
      <h2 className="pr-presenter__heading">{messages.presenter.next}</h2>
      {title === undefined ? (
        <p>{messages.presenter.last}</p>
      ) : (
        <div className="pr-presenter__next-row">
          <div className="pr-presenter__thumb" aria-hidden="true" inert>
            <Stage>
              <Suspense fallback={null}>
                <SlideContent
                  slide={next}
                  slideModule={slideModule}
                  title={title}
                  layout="stage"
                  locale={locale}
                />
              </Suspense>
            </Stage>
          </div>
          <div>
            <p className="pr-presenter__next-title">{`${next + 1}. ${title}`}</p>
            {seconds !== undefined && (
              <p className="pr-presenter__muted">
                {messages.presenter.byPlan(durationText(seconds, messages))}
              </p>
            )}
          </div>
        </div>
      )}
    </section>
  );
}

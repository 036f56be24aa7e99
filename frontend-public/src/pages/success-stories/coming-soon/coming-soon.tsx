import type { SiteConfig } from 'frontend-shared/api/site-config';
import './coming-soon.css';
import { FlourOutside } from 'frontend-shared/illustrations/projects/flour';
import { FrozenOutside } from 'frontend-shared/illustrations/projects/frozen';
import { GarmentsOutside } from 'frontend-shared/illustrations/projects/garments';
import { LedOutside } from 'frontend-shared/illustrations/projects/led';
import { WaterOutside } from 'frontend-shared/illustrations/projects/water';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { RiskNote } from '../../../blocks/legal/risk-note';
import { useAutoplay } from '../../../blocks/motion/use-autoplay';
import { usePauseOnInteraction } from '../../../blocks/motion/use-pause-on-interaction';
import type { SliderOptions, SliderView } from '../../../blocks/slider/slider';
import { useSlider } from '../../../blocks/slider/use-slider';
import type { SuccessStoriesMessages } from '../../../content/en/success-stories';
import type { ProjectId } from '../../../content/projects';
import { ComingSoonCard } from './coming-soon-card';
import { SliderControls } from './slider-controls';

type ComingId = Exclude<ProjectId, 'spice' | 'supermarket'>;
type Picture = (props: { label: string; board: { hindi: string; latin: string } }) => ReactNode;

const coming: readonly (readonly [ComingId, Picture])[] = [
  ['led', LedOutside],
  ['garments', GarmentsOutside],
  ['flour', FlourOutside],
  ['water', WaterOutside],
  ['frozen', FrozenOutside],
];
const total = coming.length;

/** Values from specification §4. */
const SLIDER: SliderOptions = {
  delayMs: 3000,
  slidesPerView: 1,
  spaceBetween: 30,
  breakpoints: { 48: { slidesPerView: 2 }, 64: { slidesPerView: 3 } },
};

/**
 * Whether the project at an index is in view; always true before the slider has started, since the row can be scrolled.
 */
function inView(index: number, view: SliderView | null): boolean {
  return view === null || (index - view.first + total) % total < view.count;
}

interface ComingSoonProps {
  messages: SuccessStoriesMessages;
  /** URL of the member portal; without it the cards have no button. */
  portal: string;
  /** Price of one unit in rupees, by project. */
  units?: SiteConfig['projectUnits'];
}

/** The five planned projects as a looping slider that advances every 3 seconds until it is paused. */
export default function ComingSoon({ messages, portal, units = {} }: ComingSoonProps) {
  const { comingSoon, projects } = messages;
  const frame = useRef<HTMLDivElement>(null);
  const { paused, pauseHandlers } = usePauseOnInteraction();
  const { onFocus, onBlur, ...pointer } = pauseHandlers;
  const [playing, setPlaying] = useAutoplay();
  const { view, next, previous } = useSlider(frame, playing && !paused, SLIDER);
  const { stepManually, announcement } = useManualSteps(frame, view, messages);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const step = event.key === 'ArrowLeft' ? previous : event.key === 'ArrowRight' ? next : undefined;
    if (!step) return;
    event.preventDefault();
    stepManually(step);
  };

  return (
    <section
      className="pu-coming cf-section"
      aria-labelledby="coming-title"
      onKeyDown={onKeyDown}
      onFocus={onFocus}
      onBlur={onBlur}
    >
      <div className="cf-container">
        <div className="pu-coming__head">
          <div>
            <h2 className="cf-h2" id="coming-title">
              {comingSoon.title}
            </h2>
            <p className="pu-coming__lead cf-lead">{comingSoon.lead}</p>
          </div>
          <SliderControls
            messages={comingSoon.slider}
            total={total}
            first={view?.first ?? 0}
            playing={playing}
            onPlaying={setPlaying}
            onPrevious={() => stepManually(previous)}
            onNext={() => stepManually(next)}
          />
          <p className="cf-visually-hidden" role="status">
            {announcement}
          </p>
        </div>
        <div
          ref={frame}
          className="pu-coming__frame swiper"
          data-sliding={view !== null || undefined}
          {...pointer}
        >
          <ul className="pu-coming__row swiper-wrapper">
            {coming.map(([id, Picture], index) => (
              <li
                key={id}
                className="pu-coming__slide swiper-slide"
                data-project={id}
                inert={!inView(index, view)}
              >
                <ComingSoonCard
                  id={id}
                  picture={<Picture label={comingSoon.drawings[id]} board={projects[id].board} />}
                  messages={messages}
                  unit={units[id]}
                  portal={portal}
                />
              </li>
            ))}
          </ul>
        </div>
        <RiskNote tone="haldi" className="pu-coming__risk" />
      </div>
    </section>
  );
}

/** Manual steps announce the project that comes into view, and keep the focus on a visible element. */
function useManualSteps(
  frame: { current: HTMLElement | null },
  view: SliderView | null,
  { comingSoon, projects }: SuccessStoriesMessages,
) {
  const pendingStep = useRef<{ focusInRow: boolean } | null>(null);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const step = pendingStep.current;
    const first = view && coming[view.first];
    if (!step || !view || !first) return;
    pendingStep.current = null;
    const [id] = first;
    setAnnouncement(comingSoon.slider.place(projects[id].name, String(view.first + 1), String(total)));
    if (!step.focusInRow) return;
    frame.current?.querySelector<HTMLElement>(`[data-project="${id}"] a`)?.focus({ preventScroll: true });
  }, [frame, view, comingSoon, projects]);

  const stepManually = (step: () => void) => {
    pendingStep.current = { focusInRow: frame.current?.contains(document.activeElement) ?? false };
    step();
  };
  return { stepManually, announcement };
}

import { toAsciiDigits } from 'frontend-shared/i18n/locale';
import {
  BlankScreenIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  PauseIcon,
  PlayIcon,
  ResetIcon,
} from 'frontend-shared/ui/icon';
import { type FormEvent, useRef, useState } from 'react';
import type { ControlMessages } from '../content/messages/types/control-messages';
import type { PresentingMessages } from '../content/messages/types/presenting-messages';
import { outline as plan } from '../content/slides/outline';
import { plannedSectionEnd } from '../content/slides/time-plan';
import { brickState } from '../deck/bar/slide-progress';
import type { Presentation } from '../deck/presenting/presentation';
import type { Outline } from '../deck/slide-outline';
import { useDeck, useDeckCommands } from '../deck/state/deck-context';
import { type PresentationTimer, STOPPED_AT_ZERO, toggleTimer } from '../rooms/shared-state';
import { durationText } from './duration-text';

interface SectionRowProps {
  outline: Outline;
  messages: PresentingMessages;
  controls: ControlMessages;
}

/** One brick per slide, grouped by section, with the planned end of each section. */
export function SectionRow({ outline, messages, controls }: SectionRowProps) {
  const current = useDeck((deck) => deck.current);
  const goTo = useDeck((deck) => deck.goTo);
  return (
    <nav className="pr-sections" aria-label={messages.presenter.sections}>
      {outline.map(({ title, slides }) => {
        const first = slides[0]?.slide ?? 0;
        const isCurrent = slides.some(({ slide }) => slide === current);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
          <div key={first} role="group" aria-label={title} data-current={isCurrent || undefined}>
            <div className="pr-sections__bricks">
              {slides.map((one) => (
                <button
                  key={one.slide}
                  type="button"
                  className={`pr-sections__brick pr-sections__brick--${brickState(one.slide, current)}`}
                  aria-label={controls.goTo(one.slide + 1, one.title)}
                  title={`${one.slide + 1}. ${one.title}`}
                  aria-current={one.slide === current ? 'true' : undefined}
                  onClick={() => goTo(one.slide)}
                />
              ))}
            </div>
            <p className="pr-sections__title">
              {title}{' '}
              <span>{messages.presenter.until(durationText(plannedSectionEnd(plan, first), messages))}</span>
            </p>
          </div>
        );
      })}
    </nav>
  );
}

interface PresenterControlsProps {
  presentation: Presentation;
  timer: PresentationTimer;
  messages: PresentingMessages;
  controls: ControlMessages;
}

/** The controls: back, next, blank, go to a slide, and the timer. */
export function PresenterControls({ presentation, timer, messages, controls }: PresenterControlsProps) {
  const atStart = useDeck(({ current }) => current === 0);
  const atEnd = useDeck(({ current, count }) => current === count - 1);
  const blank = useDeck((deck) => deck.blank);
  const { previous, next, toggleBlank } = useDeckCommands();
  const nextButton = useRef<HTMLButtonElement>(null);
  const { presenter } = messages;
  return (
    <div className="pr-presenter__controls">
      <button
        type="button"
        className="pr-presenter__button"
        aria-disabled={atStart || undefined}
        onClick={() => !atStart && previous()}
      >
        <ChevronLeftIcon size={26} />
        {presenter.back}
      </button>
      <button
        type="button"
        className="pr-presenter__button pr-presenter__button--next"
        ref={nextButton}
        aria-disabled={atEnd || undefined}
        onClick={() => !atEnd && next()}
      >
        {presenter.forward}
        <ChevronRightIcon size={30} />
      </button>
      <button type="button" className="pr-presenter__button" aria-pressed={blank} onClick={toggleBlank}>
        <BlankScreenIcon size={26} />
        <span>{blank ? presenter.showAgain : presenter.blank}</span>
      </button>
      <GoTo messages={messages} controls={controls} onShown={() => nextButton.current?.focus()} />
      <button
        type="button"
        className="pr-presenter__button"
        onClick={() => presentation.update({ timer: toggleTimer(timer, Date.now()) })}
      >
        {timer.running ? <PauseIcon size={26} /> : <PlayIcon size={26} />}
        <span>{timer.running ? presenter.stopTimer : presenter.startTimer}</span>
      </button>
      <button
        type="button"
        className="pr-presenter__button pr-presenter__button--icon"
        aria-label={presenter.resetTimer}
        title={presenter.resetTimer}
        onClick={() => presentation.update({ timer: STOPPED_AT_ZERO })}
      >
        <ResetIcon size={26} />
      </button>
    </div>
  );
}

interface GoToProps extends Pick<PresenterControlsProps, 'messages' | 'controls'> {
  /** Called once the requested slide is shown. */
  onShown: () => void;
}

function GoTo({ messages, controls, onShown }: GoToProps) {
  const current = useDeck((deck) => deck.current);
  const count = useDeck((deck) => deck.count);
  const goTo = useDeck((deck) => deck.goTo);
  const [typed, setTyped] = useState<string>();
  const [isInvalid, setIsInvalid] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (typed === undefined) return setIsInvalid(false);
    const number = Number(toAsciiDigits(typed));
    const isSlide = Number.isInteger(number) && number >= 1 && number <= count;
    setIsInvalid(!isSlide);
    if (!isSlide) {
      // Selected, so that the next number replaces it.
      event.currentTarget.querySelector('input')?.select();
      return;
    }
    goTo(number - 1);
    setTyped(undefined);
    // Moves the focus out of the field, in which the keys of a presenter device would not change slides.
    onShown();
  };
  return (
    <form className="pr-presenter__button pr-presenter__goto" onSubmit={submit} noValidate>
      <label>
        {messages.presenter.goTo}{' '}
        <input
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(current + 1)}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => {
            setTyped(undefined);
            setIsInvalid(false);
          }}
        />
      </label>
      <span className="pr-presenter__range" role="status">
        {isInvalid && controls.typed.range(count)}
      </span>
    </form>
  );
}

import './slider-controls.css';
import { type ComponentProps } from 'react';
import { SliderButtons } from '../../../blocks/slider/slider-buttons';

interface SliderControlsProps extends Omit<ComponentProps<typeof SliderButtons>, 'className'> {
  /** Number of slides, and index of the first visible one. */
  total: number;
  first: number;
}

/** An indicator for each slide, and the buttons. */
export function SliderControls({ total, first, ...buttons }: SliderControlsProps) {
  return (
    <div className="pu-slider-controls">
      <span className="pu-slider-controls__bricks" aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the indicators have no other identity
            key={index}
            className="pu-slider-controls__brick"
            data-current={index === first || undefined}
          />
        ))}
      </span>
      <SliderButtons className="pu-slider-controls__button" {...buttons} />
    </div>
  );
}

import './slider-controls.css';
import { type ComponentProps } from 'react';
import { SliderButtons } from '../../../blocks/slider/slider-buttons';

interface SliderControlsProps extends Omit<ComponentProps<typeof SliderButtons>, 'className'> {
  /** How many slides there are, and the place of the first in view. */
  total: number;
  first: number;
}

/** A brick for every slide, and the buttons that move them. */
export function SliderControls({ total, first, ...buttons }: SliderControlsProps) {
  return (
    <div className="pu-slider-controls">
      <span className="pu-slider-controls__bricks" aria-hidden="true">
        {Array.from({ length: total }, (_, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a brick is its place in the row
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

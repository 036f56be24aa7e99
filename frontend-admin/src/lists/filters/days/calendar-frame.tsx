import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * Wrapper of the calendar with a label. Ant Design's own wrapper has no label, and is a Tab stop without a function;
 * days are reached with the arrow keys.
 */
export function CalendarFrame({ name, children }: { name: string; children: ReactNode }) {
  const frame = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    frame.current?.querySelector('.ant-picker-panel')?.setAttribute('tabindex', '-1');
  });
  return (
    <fieldset ref={frame} className="ad-day-calendar" aria-label={name}>
      {children}
    </fieldset>
  );
}

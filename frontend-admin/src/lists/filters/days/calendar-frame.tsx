import { type ReactNode, useLayoutEffect, useRef } from 'react';

/**
 * What is around the calendar, with a name. Ant Design's own frame, which has none, is a stop of the Tab key where nothing
 * can be done; days are reached by arrows.
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

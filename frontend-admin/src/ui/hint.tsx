import Tooltip from 'antd/es/tooltip';
import type { ReactElement } from 'react';

interface HintProps {
  /** Nothing is shown without it. */
  text: string | undefined;
  placement?: 'top' | 'right';
  children: ReactElement;
}

/**
 * What a control is called, and by which key it works, for everybody who sees only its picture: where the pointer rests and
 * where the focus is. A `title` is shown to the pointer alone.
 */
export function Hint({ text, placement = 'top', children }: HintProps) {
  return (
    <Tooltip
      title={text}
      trigger={['hover', 'focus']}
      placement={placement}
      destroyOnHidden
      // In front of a dialog of the browser's own nothing else can be, and what hangs on the page is in no landmark.
      getPopupContainer={(control) =>
        control.closest<HTMLElement>('dialog') ?? document.getElementById('ad-main') ?? document.body
      }
    >
      {children}
    </Tooltip>
  );
}

import AntdTooltip from 'antd/es/tooltip';
import type { ReactElement } from 'react';

interface TooltipProps {
  /** If undefined, there is no tooltip. */
  text: string | undefined;
  placement?: 'top' | 'right';
  children: ReactElement;
}

/**
 * Tooltip with the name of an icon button and its shortcut, shown on hover and on focus. A `title` is shown on hover
 * only.
 */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  return (
    <AntdTooltip
      title={text}
      trigger={['hover', 'focus']}
      placement={placement}
      destroyOnHidden
      // Nothing outside a native dialog can be in front of it, and content directly in the body would be in no
      // landmark.
      getPopupContainer={(control) =>
        control.closest<HTMLElement>('dialog') ?? document.getElementById('ad-main') ?? document.body
      }
    >
      {children}
    </AntdTooltip>
  );
}

import AntdTooltip from 'antd/es/tooltip';
import type { ReactElement } from 'react';

interface TooltipProps {
  /** If undefined, there is no tooltip. */
  text: string | undefined;
  placement?: 'top' | 'right';
  children: ReactElement;
}

/**
 * Delays in seconds. Without one, Ant Design renders at once inside the focus event, which React refuses while an effect
 * moves the focus.
 */
const FOCUS_DELAYS = { focusDelay: 0.001, blurDelay: 0.001 };

/**
 * Tooltip with the name of an icon button and its shortcut, shown on hover and on focus. A `title` is shown on hover
 * only.
 */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  return (
    <AntdTooltip
      title={text}
      trigger={['hover', 'focus']}
      {...FOCUS_DELAYS}
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

import type { IconProps } from 'frontend-shared/ui/icon';
import { type ComponentProps, memo, type ReactNode } from 'react';

interface BarButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'onClick'> {
  label: string;
  Icon: (props: IconProps) => ReactNode;
  /** Disabled with `aria-disabled`, so that it keeps the focus, such as on the last slide. */
  off?: boolean;
  /** Screen sizes on which it is shown (`control-bar.css`); default: all. */
  shownOn?: 'phone' | 'screen' | 'roomy' | 'wide';
  onPress: () => void;
}

/** A button of the control bar: an icon with its label as a tooltip. Its `tabIndex` is managed by `useToolbar`. */
export const BarButton = memo(function BarButton({
  label,
  Icon,
  off = false,
  shownOn,
  onPress,
  ...rest
}: BarButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      tabIndex={-1}
      className={shownOn ? `pr-bar__button pr-bar__button--${shownOn}` : 'pr-bar__button'}
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onPress}
    >
      <Icon size={24} />
    </button>
  );
});

import type { IconProps } from 'frontend-shared/ui/icon';
import { type ComponentProps, memo, type ReactNode } from 'react';

interface BarButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'onClick'> {
  label: string;
  Icon: (props: IconProps) => ReactNode;
  /** It leads nowhere now. It stays in the toolbar, so that the focus is not lost on the last slide. */
  off?: boolean;
  /** For which sizes of the screen it stands in the bar (`control-bar.css`). */
  place?: 'phone' | 'screen' | 'roomy' | 'wide';
  onPress: () => void;
}

/** A button of the control bar: an icon with its words as a tooltip. Only the toolbar puts it into the order of Tab. */
export const BarButton = memo(function BarButton({
  label,
  Icon,
  off = false,
  place,
  onPress,
  ...rest
}: BarButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      tabIndex={-1}
      className={place ? `pr-bar__button pr-bar__button--${place}` : 'pr-bar__button'}
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={off ? undefined : onPress}
    >
      <Icon size={24} />
    </button>
  );
});

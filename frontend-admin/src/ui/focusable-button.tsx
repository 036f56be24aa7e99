import Button, { type ButtonProps } from 'antd/es/button';

/**
 * A button that ignores clicks while `disabled` but keeps focus when it becomes disabled, for example after reaching
 * the last page. The native `disabled` would lose the focus.
 */
export function FocusableButton({ disabled = false, className = '', onClick, ...button }: ButtonProps) {
  return (
    <Button
      {...button}
      aria-disabled={disabled || undefined}
      className={disabled ? `${className} ant-btn-disabled` : className}
      onClick={(event) => (disabled ? event.preventDefault() : onClick?.(event))}
    />
  );
}

import Button, { type ButtonProps } from 'antd/es/button';

/**
 * A button that does nothing while it is `disabled` and keeps the focus when it becomes so, as after the press that led to
 * the last page: the browser's own `disabled` would leave whoever pressed it at the beginning of the document.
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

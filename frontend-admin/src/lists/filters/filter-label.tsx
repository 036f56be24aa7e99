interface FilterLabelProps {
  text: string;
  /** The label without a value. */
  defaultText: string;
}

/**
 * The label of a filter's button. The button is at least as wide as without a value, so that a shorter value moves no
 * other filter.
 */
export function FilterLabel({ text, defaultText }: FilterLabelProps) {
  return (
    <span className="ad-filter__label" data-room={defaultText} title={text}>
      <span className="ad-filter__text">{text}</span>
    </span>
  );
}

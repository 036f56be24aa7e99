interface FilterLabelProps {
  text: string;
  /** The label without a value. */
  defaultText: string;
}

/**
 * The label of a filter's button. The button is at least as wide as without a value, and takes only spare room for a
 * longer one, so that setting or clearing a filter never changes the number of rows, which would move the list.
 */
export function FilterLabel({ text, defaultText }: FilterLabelProps) {
  return (
    <span className="ad-filter__label" data-room={defaultText} title={text}>
      <span className="ad-filter__text">{text}</span>
    </span>
  );
}

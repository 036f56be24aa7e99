import Input from 'antd/es/input';
import { TooShortHint } from '../../../lists/search/too-short-hint';
import { useDebouncedText } from '../../../lists/search/use-debounced-text';
import { Icon } from '../../../ui/icon';

interface LocationFilterProps {
  label: string;
  className: string;
  value: string | undefined;
  onChange: (place: string | undefined) => void;
}

/** Filters by prefixes of the words in a location. */
export function LocationFilter({ label, className, value, onChange }: LocationFilterProps) {
  const [text, setText] = useDebouncedText(value, onChange);
  return (
    <span className="ad-filter--place">
      <Input
        className={className}
        aria-label={label}
        placeholder={label}
        prefix={<Icon name="pin" />}
        value={text}
        maxLength={100}
        allowClear={text !== ''}
        onChange={(event) => setText(event.target.value)}
      />
      <TooShortHint text={text} />
    </span>
  );
}

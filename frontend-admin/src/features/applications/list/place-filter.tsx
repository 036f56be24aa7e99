import Input from 'antd/es/input';
import { applications as copy } from '../../../content/en/applications';
import { Icon } from '../../../kit/icon';
import { TooShort } from './too-short';
import { useTypedText } from './use-typed-text';

interface PlaceFilterProps {
  className: string;
  value: string | undefined;
  onChange: (place: string | undefined) => void;
}

export function PlaceFilter({ className, value, onChange }: PlaceFilterProps) {
  const [text, setText] = useTypedText(value, onChange);
  return (
    <span className="ad-filter--place">
      <Input
        className={className}
        aria-label={copy.place}
        placeholder={copy.place}
        prefix={<Icon name="pin" />}
        value={text}
        maxLength={100}
        allowClear={text !== ''}
        onChange={(event) => setText(event.target.value)}
      />
      <TooShort text={text} />
    </span>
  );
}

import Button from 'antd/es/button';
import './form.css';

/** A link-style button that switches the mode of a form. */
export function ModeButton({ text, onPress }: { text: string; onPress: () => void }) {
  return (
    <Button type="link" className="ad-link ad-mode" onClick={onPress}>
      {text}
    </Button>
  );
}

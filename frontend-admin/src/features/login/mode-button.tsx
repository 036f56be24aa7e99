import Button from 'antd/es/button';

/** A press that leads to the other mode of the screen. */
export function ModeButton({ text, onPress }: { text: string; onPress: () => void }) {
  return (
    <Button type="link" className="ad-link ad-login__mode" onClick={onPress}>
      {text}
    </Button>
  );
}

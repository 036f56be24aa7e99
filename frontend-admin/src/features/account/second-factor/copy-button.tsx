import Button from 'antd/es/button';
import { useState } from 'react';
import { useMessages } from '../../../content/messages';
import { secondFactor } from '../../../content/second-factor';
import { Icon } from '../../../ui/icon';

/** Copies a text to the clipboard and announces whether that worked. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { copied, copyFailed } = useMessages(secondFactor).codes;
  const [status, setStatus] = useState<string>();

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(copied);
    } catch {
      // Browsers refuse clipboard access without https or permission.
      setStatus(copyFailed);
    }
  }

  return (
    <>
      <Button icon={<Icon name="copy" />} onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status" className="ad-factor__said">
        {status}
      </span>
    </>
  );
}

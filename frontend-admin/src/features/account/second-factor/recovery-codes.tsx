import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { useEffect, useRef, useState } from 'react';
import { downloadBlob } from '../../../browser/download';
import { currentMessages, useMessages } from '../../../content/messages';
import { secondFactor } from '../../../content/second-factor';
import { newRecoveryCodes } from '../../../state/recovery-codes';
import { showToast } from '../../../state/toasts';
import { Icon } from '../../../ui/icon';
import { CopyButton } from './copy-button';

interface RecoveryCodesProps {
  codes: readonly string[];
  company: string;
  email: string;
  onKept: () => Promise<void>;
}

/** Recovery codes, which are shown once: to be printed, saved or copied before the page goes on. */
export function RecoveryCodes({ codes, company, email, onKept }: RecoveryCodesProps) {
  const messages = useMessages(secondFactor).codes;
  const [isKept, setKept] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const asText = [messages.fileHead(company, email), '', ...codes, ''].join('\n');

  useEffect(() => {
    heading.current?.focus();
    return () => {
      if (newRecoveryCodes.areShown())
        showToast({ kind: 'error', text: currentMessages(secondFactor).codes.wait });
    };
  }, []);

  return (
    <div className="ad-factor ad-codes">
      <h3 ref={heading} tabIndex={-1}>
        {messages.title}
      </h3>
      <p className="ad-codes__whose">{messages.fileHead(company, email)}</p>
      <p className="ad-quiet">{messages.intro}</p>
      <ol className="ad-codes__list">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="ad-factor__buttons">
        <Button icon={<Icon name="print" />} onClick={() => window.print()}>
          {messages.print}
        </Button>
        <Button
          icon={<Icon name="download" />}
          onClick={() => downloadBlob(new Blob([asText], { type: 'text/plain' }), messages.fileName)}
        >
          {messages.save}
        </Button>
        <CopyButton text={asText} label={messages.copy} />
      </div>
      <div className="ad-codes__end">
        <Checkbox checked={isKept} onChange={({ target }) => setKept(target.checked)}>
          {messages.kept}
        </Checkbox>
        <Button type="primary" disabled={!isKept} onClick={() => void onKept()}>
          {messages.done}
        </Button>
      </div>
    </div>
  );
}

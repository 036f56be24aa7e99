import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { useEffect, useRef, useState } from 'react';
import { downloadBlob } from '../../../browser/download';
import { secondFactor } from '../../../content/second-factor';
import { textsNow, useTexts } from '../../../content/texts';
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
  const copy = useTexts(secondFactor).codes;
  const [isKept, setKept] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const asText = [copy.fileHead(company, email), '', ...codes, ''].join('\n');

  useEffect(() => {
    heading.current?.focus();
    return () => {
      if (newRecoveryCodes.areShown()) showToast({ kind: 'error', text: textsNow(secondFactor).codes.wait });
    };
  }, []);

  return (
    <div className="ad-factor ad-codes">
      <h3 ref={heading} tabIndex={-1}>
        {copy.title}
      </h3>
      <p className="ad-codes__whose">{copy.fileHead(company, email)}</p>
      <p className="ad-quiet">{copy.intro}</p>
      <ol className="ad-codes__list">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="ad-factor__buttons">
        <Button icon={<Icon name="print" />} onClick={() => window.print()}>
          {copy.print}
        </Button>
        <Button
          icon={<Icon name="download" />}
          onClick={() => downloadBlob(new Blob([asText], { type: 'text/plain' }), copy.fileName)}
        >
          {copy.save}
        </Button>
        <CopyButton text={asText} label={copy.copy} />
      </div>
      <div className="ad-codes__end">
        <Checkbox checked={isKept} onChange={({ target }) => setKept(target.checked)}>
          {copy.kept}
        </Checkbox>
        <Button type="primary" disabled={!isKept} onClick={() => void onKept()}>
          {copy.done}
        </Button>
      </div>
    </div>
  );
}

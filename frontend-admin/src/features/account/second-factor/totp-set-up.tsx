import Button from 'antd/es/button';
import QRCode from 'antd/es/qr-code';
import { useMediaQuery } from 'frontend-shared/ui/media-query';
import { TOUCH } from '../../../browser/media-queries';
import { useMessages } from '../../../content/messages';
import { secondFactor } from '../../../content/second-factor';
import type { TotpSecret } from '../../../data/account/second-factor';
import { FactorEntry } from '../../../ui/form/factor-entry';
import { CopyButton } from './copy-button';

interface TotpSetUpProps {
  totp: TotpSecret;
  confirmApp: (code: string) => Promise<void>;
  onCancel: () => void;
}

/** Shows the app's key as a QR code and as text, and asks for the first code. */
export function TotpSetUp({ totp, confirmApp, onCancel }: TotpSetUpProps) {
  const messages = useMessages(secondFactor).setUp;
  // There the key has to be copied first, and the on-screen keyboard would cover it.
  const isTouch = useMediaQuery(TOUCH);
  return (
    <div className="ad-factor">
      <h3>{messages.title}</h3>
      <p>{messages.scan}</p>
      <div className="ad-factor__qr">
        {/* Black on white in dark mode too: not every app reads an inverted code. */}
        <QRCode
          aria-label={messages.qr}
          type="svg"
          value={totp.otpauthUrl}
          size={184}
          color="#000"
          bgColor="#fff"
          bordered={false}
        />
      </div>
      <p>
        {messages.orType} <code className="ad-factor__key">{groupByFour(totp.secret)}</code>{' '}
        <CopyButton text={totp.secret} label={messages.copyKey} />
      </p>
      <FactorEntry
        method="app"
        sendProof={({ code = '' }) => confirmApp(code)}
        submit={messages.submit}
        submitting={messages.submitting}
        autoFocus={!isTouch}
      >
        <p>{messages.thenCode}</p>
      </FactorEntry>
      <Button type="link" className="ad-link ad-factor__cancel" onClick={onCancel}>
        {messages.cancel}
      </Button>
    </div>
  );
}

/** Splits a long key into groups of four characters, which are easier to copy by hand. */
function groupByFour(key: string): string {
  return key.match(/.{1,4}/g)?.join(' ') ?? key;
}

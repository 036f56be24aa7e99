import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { useNavigate } from 'frontend-shared/routing/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { downloadBlob } from '../../../browser/download';
import { opensNewTab } from '../../../browser/opens-new-tab';
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
  onSaved: () => Promise<void>;
}

/** Asks for confirmation before a link leaves the page. Returns a ref that tells whether the user has confirmed. */
function useConfirmBeforeLinks() {
  const wasAsked = useRef(false);
  const navigate = useNavigate();
  const follow = useEffectEvent((link: HTMLAnchorElement) => {
    wasAsked.current = true;
    // Clicking the link itself also closes the menu around it. If the menu has closed already, the link is gone.
    if (link.isConnected) link.click();
    else void navigate(link.pathname + link.search + link.hash);
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link || wasAsked.current || !leavesPage(link) || event.button !== 0 || opensNewTab(event)) return;
      event.preventDefault();
      event.stopPropagation();
      newRecoveryCodes.confirmLeaving('link', () => follow(link));
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
  return wasAsked;
}

/** Whether the link opens another page of this site in this tab. For other sites, `beforeunload` asks. */
function leavesPage({ target, origin, pathname, download }: HTMLAnchorElement): boolean {
  const { location } = window;
  return target === '' && download === '' && origin === location.origin && pathname !== location.pathname;
}

/** New recovery codes, to print, save or copy. They are shown only once. */
export function RecoveryCodes({ codes, company, email, onSaved }: RecoveryCodesProps) {
  const messages = useMessages(secondFactor).codes;
  const [isSaved, setSaved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const asText = [messages.fileHead(company, email), '', ...codes, ''].join('\n');

  const wasAsked = useConfirmBeforeLinks();

  useEffect(() => {
    heading.current?.focus();
    return () => {
      // The page was left without a link, for example with the browser's Back button.
      if (newRecoveryCodes.areUnsaved() && !wasAsked.current)
        showToast({ kind: 'error', text: currentMessages(secondFactor).codes.wait });
    };
  }, [wasAsked]);

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
        <Checkbox checked={isSaved} onChange={({ target }) => setSaved(target.checked)}>
          {messages.kept}
        </Checkbox>
        <Button type="primary" disabled={!isSaved} onClick={() => void onSaved()}>
          {messages.done}
        </Button>
      </div>
    </div>
  );
}

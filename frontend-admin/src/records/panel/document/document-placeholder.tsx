import Button from 'antd/es/button';
import { common } from '../../../content/common';
import { useMessages } from '../../../content/messages';
import { records } from '../../../content/records';
import { usePreferences } from '../../../state/preferences';
import { Icon } from '../../../ui/icon';
import { DocumentIllustration } from './document-illustration';

interface DocumentPlaceholderProps {
  name: string;
  about: string;
  busy: boolean;
  /** Why it could not be opened. The card shows it too, but may be scrolled out of view. */
  failure: string | undefined;
  /** Absent when documents of this type cannot be displayed. */
  onOpen: (() => void) | undefined;
}

/**
 * Placeholder beside a record whose document is not open. Moving to another record closes the document and does not
 * open the next one, since each opening is audited and counts towards the limit that requires a proof of identity.
 */
export function DocumentPlaceholder({ name, about, busy, failure, onOpen }: DocumentPlaceholderProps) {
  const messages = useMessages(records);
  const commonMessages = useMessages(common);
  const shortcuts = usePreferences((preferences) => preferences.shortcuts);
  return (
    <div className="ad-pane__closed">
      <DocumentIllustration />
      <p className="ad-pane__file">
        <b>{name}</b> {about}
      </p>
      <p>{onOpen ? messages.documentClosed : messages.cannotShow}</p>
      {onOpen && (
        <Button
          type="primary"
          icon={<Icon name="eye" />}
          loading={busy}
          aria-keyshortcuts="V"
          onClick={onOpen}
        >
          {messages.view}
          {shortcuts && (
            <span className="ad-key ad-pane__key" aria-hidden="true">
              V
            </span>
          )}
        </Button>
      )}
      {failure && <p className="ad-document__failure">{commonMessages.error(failure)}</p>}
    </div>
  );
}

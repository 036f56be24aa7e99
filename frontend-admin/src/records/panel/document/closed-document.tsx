import Button from 'antd/es/button';
import { common } from '../../../content/common';
import { useMessages } from '../../../content/messages';
import { records } from '../../../content/records';
import { usePreferences } from '../../../state/preferences';
import { Icon } from '../../../ui/icon';
import { SheetDrawing } from './sheet-drawing';

interface ClosedDocumentProps {
  name: string;
  /** Its size and type. */
  about: string;
  busy: boolean;
  /** Why it could not be opened; the card says so as well, which may be out of sight. */
  failure: string | undefined;
  /** Absent when a document of this type cannot be shown. */
  onOpen: (() => void) | undefined;
}

/**
 * What stands beside a record whose document is not open: going from record to record opens none and closes the one before,
 * since each opening is in the log and counts towards those that take a proof.
 */
export function ClosedDocument({ name, about, busy, failure, onOpen }: ClosedDocumentProps) {
  const messages = useMessages(records);
  const commonMessages = useMessages(common);
  const shortcuts = usePreferences((preferences) => preferences.shortcuts);
  return (
    <div className="ad-pane__closed">
      <SheetDrawing />
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

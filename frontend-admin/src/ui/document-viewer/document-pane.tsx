import Button from 'antd/es/button';
import { type ReactNode, useId } from 'react';
import { useShortcuts } from '../../browser/shortcuts';
import { common } from '../../content/common';
import { useMessages } from '../../content/messages';
import { records } from '../../content/records';
import { Icon } from '../icon';
import { PageCover } from '../panel/slots';
import { Tooltip } from '../tooltip';
import './document-viewer.css';

interface DocumentPaneProps {
  title: string;
  onClose: () => void;
  /** Absent while no document is open. */
  onDownload?: (() => void) | undefined;
  /** Shows this and later documents in a dialog instead. */
  onShowInDialog: () => void;
  /** The document, or its placeholder. */
  children: ReactNode;
}

/** A document beside its record's panel, over the list, so that both can be compared while deciding. */
export function DocumentPane(props: DocumentPaneProps) {
  const { title, onClose, onDownload, onShowInDialog, children } = props;
  const commonMessages = useMessages(common);
  const messages = useMessages(records);
  const id = useId();

  // Escape also applies while focus is in the panel, because the document was opened last and covers the list.
  useShortcuts({ Escape: onClose });

  return (
    <PageCover>
      <section className="ad-pane" aria-labelledby={id}>
        <header className="ad-pane__head">
          <h1 id={id}>{title}</h1>
          <Tooltip text={messages.putInFront}>
            <Button
              aria-label={messages.putInFront}
              icon={<Icon name="inFront" />}
              onClick={onShowInDialog}
            />
          </Tooltip>
          {onDownload && (
            <Tooltip text={messages.download}>
              <Button
                aria-label={messages.downloadOf(title)}
                icon={<Icon name="download" />}
                onClick={onDownload}
              />
            </Tooltip>
          )}
          <Tooltip text={commonMessages.close}>
            <Button
              type="text"
              aria-label={messages.closeDocument}
              icon={<Icon name="close" size={20} />}
              onClick={onClose}
            />
          </Tooltip>
        </header>
        <div className="ad-pane__body">{children}</div>
      </section>
    </PageCover>
  );
}

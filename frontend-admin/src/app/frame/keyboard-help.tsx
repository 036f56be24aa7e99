import { Fragment, useState } from 'react';
import { useShortcuts } from '../../browser/shortcuts';
import { common } from '../../content/common';
import { keyboard } from '../../content/keyboard';
import { useMessages } from '../../content/messages';
import { usePreferences } from '../../state/preferences';
import { ModalDialog } from '../../ui/dialog/modal-dialog';
import './keyboard-help.css';

function Keys({ keys, between }: { keys: readonly string[]; between: string }) {
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && between}
      <kbd className="ad-key">{key}</kbd>
    </Fragment>
  ));
}

/** Lists all keyboard shortcuts when the question mark is pressed. */
export function KeyboardHelp() {
  const messages = useMessages(keyboard);
  const commonMessages = useMessages(common);
  const [isOpen, setOpen] = useState(false);
  const enabled = usePreferences((preferences) => preferences.shortcuts);
  useShortcuts({ '?': () => setOpen(true) });
  if (!isOpen) return null;
  return (
    <ModalDialog
      title={messages.title}
      className="ad-keys"
      closeLabel={commonMessages.close}
      onClose={() => setOpen(false)}
    >
      {!enabled && <p>{messages.off}</p>}
      {messages.groups.map(({ name, keys }) => (
        <section key={name}>
          <h3>{name}</h3>
          <dl>
            {keys.map((line) => (
              <div key={line.does}>
                <dt>
                  {'anyOf' in line ? (
                    <Keys keys={line.anyOf} between={` ${messages.or} `} />
                  ) : (
                    <Keys keys={line.keys} between=" + " />
                  )}
                </dt>
                <dd>{line.does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </ModalDialog>
  );
}

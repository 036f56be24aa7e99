import { Fragment, useState } from 'react';
import { useShortcuts } from '../../browser/shortcuts';
import { common } from '../../content/common';
import { keyboard } from '../../content/keyboard';
import { useTexts } from '../../content/texts';
import { usePreferences } from '../../state/preferences';
import { FrontDialog } from '../../ui/front-dialog';
import './keyboard-help.css';

/** All keys, when somebody presses the question mark. */
export function KeyboardHelp() {
  const copy = useTexts(keyboard);
  const commonCopy = useTexts(common);
  const [isOpen, setOpen] = useState(false);
  const enabled = usePreferences((preferences) => preferences.shortcuts);
  useShortcuts({ '?': () => setOpen(true) });
  if (!isOpen) return null;
  return (
    <FrontDialog
      title={copy.title}
      className="ad-keys"
      closeLabel={commonCopy.close}
      onClose={() => setOpen(false)}
    >
      {!enabled && <p>{copy.off}</p>}
      {copy.groups.map(({ name, keys }) => (
        <section key={name}>
          <h3>{name}</h3>
          <dl>
            {keys.map(({ keys: pressed, does }) => (
              <div key={does}>
                <dt>
                  {pressed.map((key, index) => (
                    <Fragment key={key}>
                      {index > 0 && ' + '}
                      <kbd className="ad-key">{key}</kbd>
                    </Fragment>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </FrontDialog>
  );
}

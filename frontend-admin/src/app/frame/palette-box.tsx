import Button from 'antd/es/button';
import { useShortcuts } from '../../browser/shortcuts';
import { useMessages } from '../../content/messages';
import { palette } from '../../content/palette';
import { Icon } from '../../ui/icon';
import { Tooltip } from '../../ui/tooltip';

const PLATFORM = /Mac|iPhone|iPad/.test(navigator.platform) ? 'mac' : 'other';

interface PaletteProps {
  onOpen: () => void;
}

/** A button that looks like a search field and opens the palette. The shortcut / opens it too. */
export function PaletteBox({ onOpen }: PaletteProps) {
  const messages = useMessages(palette);
  useShortcuts({ '/': onOpen });
  return (
    <button type="button" className="ad-find" aria-keyshortcuts="Control+K Meta+K" onClick={onOpen}>
      <Icon name="search" />
      <span className="ad-find__words">{messages.title}</span>
      <kbd className="ad-key ad-key-hint">{messages.key[PLATFORM]}</kbd>
    </button>
  );
}

/** The palette button for pages that have their own search box; on a phone it is shown without its label. */
export function PaletteButton({ onOpen }: PaletteProps) {
  const messages = useMessages(palette);
  return (
    <Tooltip text={`${messages.title} (${messages.key[PLATFORM]})`}>
      <Button
        type="text"
        aria-label={messages.title}
        aria-keyshortcuts="Control+K Meta+K"
        icon={<Icon name="search" size={20} />}
        onClick={onOpen}
      >
        <span className="ad-find__everywhere">
          {messages.everywhere} <kbd className="ad-key ad-key-hint">{messages.key[PLATFORM]}</kbd>
        </span>
      </Button>
    </Tooltip>
  );
}

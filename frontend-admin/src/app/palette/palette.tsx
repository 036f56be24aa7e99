import { formatNumber } from 'frontend-shared/i18n/locale';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useDebounced } from '../../browser/use-debounced';
import { useMessages } from '../../content/messages';
import { palette } from '../../content/palette';
import { isSearchable } from '../../lists/search/searchable';
import { TooShortHint } from '../../lists/search/too-short-hint';
import { ModalDialog } from '../../ui/dialog/modal-dialog';
import { Icon } from '../../ui/icon';
import { ErrorNote } from '../../ui/text/error-note';
import type { PaletteItem } from './palette-item';
import { PaletteList } from './palette-list';
import { usePaletteItems } from './use-palette-items';
import './palette.css';

/** The search starts after a pause in typing of this length, in ms. */
const DEBOUNCE_MS = 150;

export interface PaletteProps {
  /** Text typed while the palette's code was loading. */
  initialText: string;
  onClose: () => void;
  onLogOut: () => void;
}

/**
 * Searches people, references, screens and actions from anywhere. Focus stays in the field; the arrow keys move through
 * the rows, announced to screen readers by `aria-activedescendant`.
 */
export function Palette({ initialText, onClose, onLogOut }: PaletteProps) {
  const messages = useMessages(palette);
  const [text, setText] = useState(initialText);
  const [chosen, setChosen] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const typed = text.trim();
  const debounced = useDebounced(typed, DEBOUNCE_MS);
  const { items, found, isSearching, error, retry } = usePaletteItems({
    typed,
    debounced,
    onClose,
    onLogOut,
  });
  const chosenIndex = items.findIndex((item) => item.id === chosen);
  // While the search is running no row is active: Enter would open a row that the user did not mean.
  const active = chosenIndex === -1 ? (isSearching ? -1 : Math.min(0, items.length - 1)) : chosenIndex;
  const optionId = (index: number) => `${id}-${index}`;
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      items[active]?.run();
      return;
    }
    const to = rowForKey(event, items, active);
    if (!to) return;
    event.preventDefault();
    setChosen(to.id);
  }

  const isSearchComplete = isSearchable(typed) && !isSearching && !error;
  return (
    <ModalDialog
      className="ad-palette"
      title={messages.title}
      closeLabel={messages.close}
      initialFocus={field}
      onClose={onClose}
    >
      <div className="ad-palette__field">
        <Icon name="search" size={20} />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={messages.field}
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active === -1 ? undefined : optionId(active)}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={messages.title}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(undefined);
          }}
          onKeyDown={onKeyDown}
        />
        <span className="ad-palette__status ad-quiet" role="status">
          {isSearching && messages.searching}
          {isSearchComplete &&
            found.count > 0 &&
            (found.hasMore ? messages.firstShown : messages.found)(formatNumber(found.count))}
          {isSearchComplete && found.count === 0 && items.length > 0 && messages.noRecord}
        </span>
        <TooShortHint text={text} />
      </div>
      {error && <ErrorNote error={error} fallback={messages.failed} onRetry={retry} />}
      <p className="ad-palette__nothing" role="status">
        {isSearchComplete && items.length === 0 && messages.nothing(typed)}
      </p>
      <PaletteList
        id={`${id}-list`}
        items={items}
        active={active}
        optionId={optionId}
        onHover={(item) => setChosen(item.id)}
      />
      <p className="ad-palette__foot ad-quiet" aria-hidden="true">
        <span className="ad-key-hint">
          <kbd className="ad-key">↑</kbd> <kbd className="ad-key">↓</kbd> {messages.move}
        </span>
        <span className="ad-key-hint">
          <kbd className="ad-key">Enter</kbd> {messages.open}
        </span>
        <span className="ad-key-hint">
          <kbd className="ad-key">Tab</kbd> {messages.nextGroup}
        </span>
        <span className="ad-palette__allowed">{messages.onlyAllowed}</span>
      </p>
    </ModalDialog>
  );
}

/** The row that a key moves to. In the last group Tab leaves the field as usual. */
function rowForKey(
  { key, shiftKey }: KeyboardEvent,
  items: readonly PaletteItem[],
  active: number,
): PaletteItem | undefined {
  if (key === 'ArrowDown') return items[(active + 1) % items.length];
  if (key === 'ArrowUp') return items.at(Math.max(active, 0) - 1);
  if (key !== 'Tab' || shiftKey) return undefined;
  return items.find((item, at) => at > active && item.group !== items[active]?.group);
}

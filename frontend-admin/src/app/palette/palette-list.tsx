import { useMessages } from '../../content/messages';
import { palette } from '../../content/palette';
import { Icon } from '../../ui/icon';
import { StatusTag } from '../../ui/status-tag';
import { languageOf } from '../../ui/text/language-of';
import { MatchedText } from './matched-text';
import type { PaletteGroup, PaletteItem } from './palette-item';

interface PaletteListProps {
  id: string;
  items: readonly PaletteItem[];
  /** Index of the row that Enter activates; -1 for none. */
  active: number;
  optionId: (index: number) => string;
  onHover: (item: PaletteItem) => void;
}

interface RowProps {
  id: string;
  item: PaletteItem;
  isActive: boolean;
  onHover: () => void;
}

/** A row has no key handlers: the search field keeps focus and handles the keys. */
function Row({ id, item, isActive, onHover }: RowProps) {
  const { icon, label, matches, detail, status, run } = item;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field activates the row
    // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field, which names the active row
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className="ad-palette__row"
      onPointerMove={onHover}
      onClick={run}
    >
      <Icon name={icon} size={20} />
      <span className="ad-palette__words">
        <span className="ad-palette__label" lang={languageOf(label)}>
          <MatchedText text={label} matches={matches} />
        </span>
        {detail && <span className="ad-quiet"> {detail}</span>}
      </span>
      {status && <StatusTag {...status} />}
    </div>
  );
}

/** The rows of the palette, by group. */
export function PaletteList({ id, items, active, optionId, onHover }: PaletteListProps) {
  const messages = useMessages(palette);
  const groups = [...new Set(items.map(({ group }) => group))];
  return (
    // Browsers let Tab reach a list that scrolls; there Enter would do nothing.
    <div id={id} role="listbox" aria-label={messages.title} tabIndex={-1} className="ad-palette__list">
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is not valid in a listbox
        <div key={group} role="group" aria-label={messages[group]}>
          <GroupHead group={group} />
          {items.map((item, index) =>
            item.group === group ? (
              <Row
                key={item.id}
                id={optionId(index)}
                item={item}
                isActive={index === active}
                onHover={() => index !== active && onHover(item)}
              />
            ) : null,
          )}
        </div>
      ))}
    </div>
  );
}

function GroupHead({ group }: { group: PaletteGroup }) {
  const messages = useMessages(palette);
  return (
    <p className="ad-palette__group" aria-hidden="true">
      {messages[group]}
      {group === 'people' && <span>{messages.bothScripts}</span>}
    </p>
  );
}

import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import { type DragEvent, type KeyboardEvent, useRef, useState } from 'react';
import { useMessages } from '../../content/messages';
import { records } from '../../content/records';
import { Disclosure, labelOrIcon } from '../../ui/disclosure/disclosure';
import { Icon } from '../../ui/icon';
import { type ChoosableColumn, defaultKeys, shownColumns } from './column';
import './columns.css';

interface ColumnsButtonProps {
  /** Header of the first column, which is always shown. */
  first: string;
  /** The other columns, in their default order. */
  all: readonly ChoosableColumn[];
  /** Keys of the chosen columns, in their order; undefined for the default. */
  chosen: readonly string[] | undefined;
  onChange: (keys: readonly string[] | undefined) => void;
  /** Shows only the icon. */
  isNarrow?: boolean;
}

/** Menu to choose and order the columns of a list. */
export function ColumnsButton({ first, all, chosen, onChange, isNarrow = false }: ColumnsButtonProps) {
  const messages = useMessages(records);
  return (
    <Disclosure {...labelOrIcon(messages.columns, isNarrow)} icon={<Icon name="columns" />} align="end">
      {() => (
        <ColumnList
          who={first}
          all={all}
          defaults={defaultKeys(all)}
          shown={shownColumns(all, chosen).map(({ key }) => key)}
          onChange={onChange}
        />
      )}
    </Disclosure>
  );
}

interface ColumnListProps {
  who: string;
  all: readonly ChoosableColumn[];
  defaults: readonly string[];
  shown: readonly string[];
  onChange: (keys: readonly string[] | undefined) => void;
}

/** The shown columns in their order, then the hidden ones. */
function ColumnList({ who, all, defaults, shown, onChange }: ColumnListProps) {
  const messages = useMessages(records);
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const hidden = all.filter(({ key }) => !shown.includes(key));
  const inOrder = [...shown.flatMap((key) => all.find((one) => one.key === key) ?? []), ...hidden];

  function choose(keys: readonly string[]) {
    onChange(keys.join() === defaults.join() ? undefined : keys);
  }

  function toggle(key: string, isShown: boolean) {
    choose(isShown ? [...shown, key] : shown.filter((one) => one !== key));
  }

  function move(key: string, to: number) {
    const rest = shown.filter((one) => one !== key);
    if (!shown.includes(key) || to < 0 || to > rest.length) return;
    choose([...rest.slice(0, to), key, ...rest.slice(to)]);
    const label = all.find((one) => one.key === key)?.label ?? '';
    setAnnouncement(messages.columnAt(label, to + 2, shown.length + 1));
  }

  function onKeyDown(event: KeyboardEvent, key: string) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!event.altKey || step === undefined) return;
    event.preventDefault();
    move(key, shown.indexOf(key) + step);
    // The row is re-rendered in its new position; the focus follows.
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-column="${key}"] input`)?.focus(),
    );
  }

  function onDrop(event: DragEvent, key: string) {
    event.preventDefault();
    if (dragged && dragged !== key) move(dragged, shown.indexOf(key));
    setDragged(undefined);
  }

  return (
    <div className="ad-columns">
      <p className="ad-columns__head">
        <b>{messages.columns}</b>
        <span className="ad-quiet">{messages.columnsShown(shown.length + 1, all.length + 1)}</span>
      </p>
      <ul ref={list}>
        <li>
          <Icon name="lock" size={16} />
          <Checkbox checked disabled>
            {who}
          </Checkbox>
        </li>
        {inOrder.map(({ key, label }) => {
          const isShown = shown.includes(key);
          return (
            <li
              key={key}
              data-column={key}
              draggable={isShown}
              data-dragged={dragged === key || undefined}
              onDragStart={() => setDragged(key)}
              onDragOver={(event) => isShown && event.preventDefault()}
              onDrop={(event) => onDrop(event, key)}
              onDragEnd={() => setDragged(undefined)}
            >
              <Icon name="grip" size={16} />
              <Checkbox
                checked={isShown}
                onKeyDown={(event) => onKeyDown(event, key)}
                onChange={({ target }) => toggle(key, target.checked)}
              >
                {label}
              </Checkbox>
            </li>
          );
        })}
      </ul>
      <p className="ad-columns__foot">
        <Button type="link" size="small" onClick={() => onChange(undefined)}>
          {messages.resetColumns}
        </Button>
        <span className="ad-key-hint ad-quiet">{messages.moveHint}</span>
      </p>
      <span role="status" className="ad-hidden">
        {announcement}
      </span>
    </div>
  );
}

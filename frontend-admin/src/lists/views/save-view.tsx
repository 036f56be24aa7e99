import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Input from 'antd/es/input/Input';
import { fieldRules } from 'frontend-shared/api/field-rules.generated';
import { type FormEvent, useId, useState } from 'react';
import { typedText } from '../../browser/typed-text';
import { common } from '../../content/common';
import { useMessages } from '../../content/messages';
import { views } from '../../content/views';
import { UNDO_MS } from '../../data/undo-window';
import {
  changeView,
  deleteView,
  type SavedView,
  savedViews,
  saveView,
  type ViewList,
} from '../../data/views';
import { showToast, type Toast } from '../../state/toasts';
import { Disclosure } from '../../ui/disclosure/disclosure';
import { FormError } from '../../ui/form/form-messages';
import { Icon } from '../../ui/icon';
import { errorMessage } from '../../ui/text/error-message';
import { useIsMounted } from '../../ui/use-is-mounted';
import type { ListView } from './list-view';
import '../../ui/form/form.css';

const MAX_NAME_LENGTH = fieldRules.savedView.name.maxLength;

interface SaveViewProps {
  list: ViewList;
  /** The current query string of the list. */
  query: string;
  /** The view with this query, if there is one. */
  current: ListView | undefined;
  saved: readonly SavedView[];
}

/** Menu to save the current view. The user's own saved views can be renamed, shared and deleted. */
export function SaveView({ list, query, current, saved }: SaveViewProps) {
  const messages = useMessages(views);
  const own = current?.saved?.isOwn ? current.saved : undefined;
  // Built-in views and those of colleagues cannot be changed.
  if (current && !own) return null;
  const label = own ? messages.edit : messages.save;
  return (
    <Disclosure label={label} icon={<Icon name="bookmark" />} align="end">
      {(close) => <ViewForm list={list} query={query} own={own} saved={saved} onDone={close} />}
    </Disclosure>
  );
}

interface ViewFormProps extends Pick<SaveViewProps, 'list' | 'query' | 'saved'> {
  own: SavedView | undefined;
  onDone: () => void;
}

function ViewForm({ list, query, own, saved, onDone }: ViewFormProps) {
  const commonMessages = useMessages(common);
  const messages = useMessages(views);
  const queryClient = useQueryClient();
  const id = useId();
  const [name, setName] = useState(own?.name ?? '');
  const [chosen, setChosen] = useState<boolean>();
  const [busy, setBusy] = useState<'saving' | 'deleting'>();
  const [error, setError] = useState<string>();
  const trimmed = name.trim();
  const replaced = own ?? saved.find((view) => view.isOwn && view.name === trimmed);
  // Replacing a shared view keeps it shared, unless chosen otherwise.
  const shared = chosen ?? replaced?.shared ?? false;
  // A click outside closes the panel, even during a request.
  const isOpen = useIsMounted();

  async function execute(
    what: 'saving' | 'deleting',
    task: () => Promise<void>,
    success: Pick<Toast, 'text' | 'undo'>,
  ) {
    if (busy) return;
    setBusy(what);
    setError(undefined);
    try {
      await task();
      await queryClient.invalidateQueries(savedViews(list));
      showToast({ kind: 'success', ...success, ...(success.undo && { until: Date.now() + UNDO_MS }) });
      // After the panel was closed, the focus is elsewhere and must not be moved.
      if (isOpen.current) onDone();
    } catch (failure) {
      const why = errorMessage(failure, commonMessages.failed);
      if (!isOpen.current) {
        const text =
          what === 'saving' ? messages.notSaved(trimmed, why) : messages.notDeleted(own?.name ?? '', why);
        showToast({ kind: 'error', text });
        return;
      }
      setError(why);
      setBusy(undefined);
    }
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (!trimmed) return setError(messages.nameNeeded);
    const form = { name: trimmed, query, shared };
    const task = () => (replaced ? changeView(replaced._id, form) : saveView(list, form));
    void execute('saving', task, { text: messages.saved(trimmed) });
  }

  function onDelete({ _id, name, query, shared }: SavedView) {
    const restore = async () => {
      try {
        await saveView(list, { name, query, shared });
        showToast({ kind: 'success', text: messages.saved(name) });
      } catch (failure) {
        const why = errorMessage(failure, commonMessages.failed);
        showToast({ kind: 'error', text: messages.notSaved(name, why) });
      }
      await queryClient.invalidateQueries(savedViews(list));
    };
    void execute('deleting', () => deleteView(_id), { text: messages.deleted(name), undo: restore });
  }

  return (
    <form className="ad-form ad-views__form" onSubmit={onSubmit} noValidate>
      <div className="ad-form__field">
        <label htmlFor={id}>{messages.name}</label>
        <Input
          id={id}
          autoFocus
          maxLength={MAX_NAME_LENGTH}
          value={name}
          status={error ? 'error' : ''}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-help ${id}-error`}
          onChange={(event) => setName(typedText(event))}
        />
        <p id={`${id}-help`} className="ad-quiet">
          {messages.nameHelp}
        </p>
      </div>
      <Checkbox checked={shared} onChange={({ target }) => setChosen(target.checked)}>
        {messages.share}
      </Checkbox>
      <FormError id={`${id}-error`} text={error} />
      <div className="ad-form__buttons">
        <Button type="primary" htmlType="submit" loading={busy === 'saving'}>
          {busy === 'saving' ? messages.saving : messages.submit}
        </Button>
        {own && (
          <Button danger loading={busy === 'deleting'} onClick={() => onDelete(own)}>
            {busy === 'deleting' ? messages.deleting : messages.delete}
          </Button>
        )}
      </div>
    </form>
  );
}

import { useMutation } from '@tanstack/react-query';
import Button from 'antd/es/button';
import type { InputRef } from 'antd/es/input';
import { useLocale } from 'frontend-shared/i18n/locale-context';
import { useEffect, useRef, useState } from 'react';
import { common } from '../../content/common';
import { useMessages } from '../../content/messages';
import { records } from '../../content/records';
import { shareholders } from '../../content/shareholders';
import { deleteShareholder, type Shareholder, type ShareholderRow } from '../../data/records/shareholders';
import { changeMessage, currentRecord, useRecordCache } from '../../records/panel/use-record-cache';
import type { DetailProps } from '../../records/record-kind';
import { reasonDrafts } from '../../state/drafts/reason-drafts';
import { showToast } from '../../state/toasts';
import { ModalDialog } from '../../ui/dialog/modal-dialog';
import { Icon } from '../../ui/icon';
import { errorMessage, isCancelled } from '../../ui/text/error-message';
import { DeleteConfirmation } from './delete-confirmation';

type ShareholderDetailProps = DetailProps<ShareholderRow, Shareholder>;

/** Deletes the record on the server, and from the cache once it is no longer shown. */
function useDeletion({ kind, record, navigation }: ShareholderDetailProps) {
  const messages = useMessages(shareholders);
  const locale = useLocale();
  const recordsMessages = records[locale];
  const { put, removeFromLists, removeFromCache } = useRecordCache(kind.source);
  const state = useRef({ isDeleted: false, isUnmounted: false });
  useEffect(() => {
    const { current } = state;
    current.isUnmounted = false;
    return () => {
      current.isUnmounted = true;
      if (current.isDeleted) removeFromCache(record._id);
    };
  }, [removeFromCache, record._id]);
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (seen: Shareholder['status']) => deleteShareholder(record._id, seen),
    onSuccess: () => {
      state.current.isDeleted = true;
      reasonDrafts.remove(record._id);
      showToast({ kind: 'success', text: messages.deleted(record.reference) });
      removeFromLists(record._id);
      if (state.current.isUnmounted) removeFromCache(record._id);
    },
    onError: (error) => {
      const current = currentRecord<Shareholder>(error);
      if (current) put(current);
      if (!state.current.isUnmounted || isCancelled(error)) return;
      showToast({ kind: 'error', text: recordsMessages.notSaved(record.fullName, whyKept(error)) });
    },
  });
  function whyKept(error: unknown): string {
    const current = currentRecord<Shareholder>(error);
    return current
      ? changeMessage(current, kind.messages, locale)
      : errorMessage(error, messages.deleteFailed);
  }
  return {
    isPending,
    reset,
    failure: error && !isCancelled(error) ? whyKept(error) : undefined,
    /** @param seen the status when the confirmation was opened; with another status the record is not deleted */
    erase: (seen: Shareholder['status']) =>
      // Callbacks passed to `mutate` run only while mounted, so a user who has moved on is not redirected.
      mutate(seen, { onSuccess: () => navigation.leave(record) }),
  };
}

/** Button and confirmation to delete an application permanently. */
export function DeleteShareholder(detail: ShareholderDetailProps) {
  const messages = useMessages(shareholders);
  const commonMessages = useMessages(common);
  const { record } = detail;
  const [seen, setSeen] = useState<Shareholder['status']>();
  const field = useRef<InputRef>(null);
  const { erase, isPending, failure, reset } = useDeletion(detail);
  const cancel = () => {
    if (isPending) return;
    setSeen(undefined);
    reset();
  };
  return (
    <section className="ad-erase">
      <Button danger icon={<Icon name="bin" />} onClick={() => setSeen(record.status)}>
        {messages.delete}
      </Button>
      {seen && (
        <ModalDialog
          className="ad-erase__dialog"
          title={messages.deleteTitle(record.fullName)}
          closeLabel={commonMessages.close}
          initialFocus={field}
          onClose={cancel}
        >
          <DeleteConfirmation
            field={field}
            expected={record.reference}
            label={messages.typeReference(record.reference)}
            wrong={messages.wrongReference(record.reference)}
            confirmLabel={messages.confirmDelete}
            busy={isPending}
            failure={failure}
            onConfirm={() => erase(seen)}
            onCancel={cancel}
          />
        </ModalDialog>
      )}
    </section>
  );
}

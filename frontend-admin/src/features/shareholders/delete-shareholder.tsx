import { useMutation } from '@tanstack/react-query';
import Button from 'antd/es/button';
import type { InputRef } from 'antd/es/input';
import { useEffect, useRef, useState } from 'react';
import { common } from '../../content/common';
import { useMessages } from '../../content/messages';
import { records } from '../../content/records';
import { shareholders } from '../../content/shareholders';
import { deleteShareholder, type Shareholder, type ShareholderRow } from '../../data/records/shareholders';
import { useRecordCache } from '../../records/panel/use-record-cache';
import type { OpenedProps } from '../../records/record-kind';
import { reasonDrafts } from '../../state/drafts/reason-drafts';
import { showToast } from '../../state/toasts';
import { ModalDialog } from '../../ui/dialog/modal-dialog';
import { Icon } from '../../ui/icon';
import { errorMessage, isCancelled } from '../../ui/text/error-message';
import { DeleteConfirmation } from './delete-confirmation';

type Opened = OpenedProps<ShareholderRow, Shareholder>;

/** Erases the record on the server, then from memory as soon as it is off the screen. */
function useErasure({ kind, record, navigation }: Opened) {
  const messages = useMessages(shareholders);
  const recordsMessages = useMessages(records);
  const { removeFromLists, clear } = useRecordCache(kind.source);
  const state = useRef({ erased: false, left: false });
  useEffect(() => {
    const { current } = state;
    current.left = false;
    return () => {
      current.left = true;
      if (current.erased) clear(record._id);
    };
  }, [clear, record._id]);
  const { mutate, ...progress } = useMutation({
    mutationFn: () => deleteShareholder(record._id),
    onSuccess: () => {
      state.current.erased = true;
      reasonDrafts.forget(record._id);
      showToast({ kind: 'success', text: messages.deleted(record.reference) });
      removeFromLists(record._id);
      if (state.current.left) clear(record._id);
    },
    onError: (error) => {
      if (!state.current.left || isCancelled(error)) return;
      const why = errorMessage(error, messages.deleteFailed);
      showToast({ kind: 'error', text: recordsMessages.notSaved(record.fullName, why) });
    },
  });
  // What is given here is called only while the record is on screen: whoever has gone on is not led elsewhere.
  return { ...progress, erase: () => mutate(undefined, { onSuccess: () => navigation.leave(record) }) };
}

/** The way to erase an application for good. */
export function DeleteShareholder(opened: Opened) {
  const messages = useMessages(shareholders);
  const commonMessages = useMessages(common);
  const { record } = opened;
  const [asking, setAsking] = useState(false);
  const field = useRef<InputRef>(null);
  const { erase, isPending, error, reset } = useErasure(opened);
  const stop = () => {
    if (isPending) return;
    setAsking(false);
    reset();
  };
  return (
    <section className="ad-erase">
      <Button danger icon={<Icon name="bin" />} onClick={() => setAsking(true)}>
        {messages.delete}
      </Button>
      {asking && (
        <ModalDialog
          className="ad-erase__dialog"
          title={messages.deleteTitle(record.fullName)}
          closeLabel={commonMessages.close}
          initialFocus={field}
          onClose={stop}
        >
          <DeleteConfirmation
            field={field}
            expected={record.reference}
            label={messages.typeReference(record.reference)}
            wrong={messages.wrongReference(record.reference)}
            yes={messages.confirmDelete}
            busy={isPending}
            failure={error && !isCancelled(error) ? errorMessage(error, messages.deleteFailed) : undefined}
            onConfirm={erase}
            onCancel={stop}
          />
        </ModalDialog>
      )}
    </section>
  );
}

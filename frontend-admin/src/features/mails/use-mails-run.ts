import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { mails } from '../../content/mails';
import { useMessages } from '../../content/messages';
import { UNDELIVERED, UNDELIVERED_COUNT, type UndeliveredMail } from '../../data/undelivered-mails';
import { type BulkList, useBulkRun } from '../../lists/bulk/use-bulk-run';

/** Applies a decision to several mails, one by one. The mails stay in the list until the report is closed. */
export function useMailsRun() {
  const messages = useMessages(mails);
  const queryClient = useQueryClient();
  const list = useMemo((): BulkList<UndeliveredMail> => {
    const refetchList = () => void queryClient.invalidateQueries({ queryKey: UNDELIVERED });
    return {
      onPerformed: () => {},
      onFinished: () => void queryClient.invalidateQueries({ queryKey: UNDELIVERED_COUNT }),
      onClosed: refetchList,
      onUnmounted: refetchList,
    };
  }, [queryClient]);
  return useBulkRun(list, messages.failed);
}

export type MailsRun = ReturnType<typeof useMailsRun>;

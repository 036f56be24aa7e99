import { Injectable } from '@nestjs/common';
import type { ChainedEntry } from '../audit/audit-chain.js';
import { SubmissionKinds } from '../submissions/record/submission-kinds.js';
import type { NotificationView } from './dto/notification.view.js';

/** Converts audit entries to notifications. */
@Injectable()
export class NotificationViews {
  constructor(private readonly kinds: SubmissionKinds) {}

  /**
   * The entries as notifications with the names of the persons, which are read from the records, so that a name is
   * gone as soon as its record is. Only for callers who may read them.
   */
  async of(entries: readonly ChainedEntry[]): Promise<NotificationView[]> {
    const names = await this.namesOf(entries);
    return entries.map((entry) => viewOf(entry, names.get(entry.subject?.id ?? '')));
  }

  /** Names by record; one query per kind. */
  private async namesOf(entries: readonly ChainedEntry[]): Promise<Map<string, string>> {
    const names = new Map<string, string>();
    for (const kind of this.kinds.all()) {
      const ids = entries.flatMap(({ subject }) => (subject?.kind === kind.subject ? [subject.id] : []));
      if (ids.length === 0) continue;
      for (const record of await kind.store.findListed([...new Set(ids)])) {
        names.set(record._id.toHexString(), kind.labelOf(record).name);
      }
    }
    return names;
  }
}

function viewOf(entry: ChainedEntry, name: string | undefined): NotificationView {
  const { position, at, action, actor, subject, after, detail } = entry;
  return {
    position,
    at: at.toISOString(),
    action,
    ...(subject && { kind: subject.kind, id: subject.id }),
    ...(subject?.reference !== undefined && { reference: subject.reference }),
    ...(name !== undefined && { name }),
    ...(actor && { by: actor.email }),
    ...(typeof after?.status === 'string' && { status: after.status }),
    ...(detail?.undo === true && { undo: true }),
    ...(typeof detail?.refundDue === 'number' && { refundDue: detail.refundDue }),
  };
}

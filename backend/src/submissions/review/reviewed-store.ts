import type { QueryFilter, Types } from 'mongoose';
import {
  CONTACT_FIELDS,
  type ContactField,
  contactIndex,
  type OtherApplication,
  type SameContact,
} from '../record/store/same-contact.js';
import { SubmissionStore } from '../record/store/submission-store.js';
import type { SubmissionRecord } from '../record/submission-record.js';

/** Maximum number of other applications shown to a reviewer. */
const MAX_OTHERS_SHOWN = 20;

/** The queries common to the repositories of applications for factories and shares. */
export class ReviewedStore<R extends SubmissionRecord> extends SubmissionStore<R> {
  /**
   * Others with the same e-mail address or mobile number, newest first. That is not necessarily a mistake: families
   * and helpers share both.
   * @param unlike a further condition
   */
  async findWithSameContact(
    record: Pick<R, '_id'> & { [Field in ContactField]?: string },
    unlike: object = {},
  ): Promise<SameContact<R>[]> {
    const byId = new Map<string, SameContact<R>>();
    for (const field of CONTACT_FIELDS) {
      const value = record[field];
      const filter = { ...unlike, [field]: value };
      const found = value ? await this.findOthers(record._id, filter, contactIndex(field)) : [];
      for (const one of found) {
        const id = one._id.toHexString();
        byId.set(id, { ...one, same: [...(byId.get(id)?.same ?? []), field] });
      }
    }
    return newestOthers([...byId.values()]);
  }

  /**
   * The newest that match the filter and are not being erased, without the one they are compared with.
   * @param index of the filter: by itself the database would walk all records from the newest on
   */
  protected findOthers(
    except: Types.ObjectId,
    filter: object,
    index: string,
  ): Promise<OtherApplication<R>[]> {
    const others = { ...filter, _id: { $ne: except }, erasing: { $ne: true } };
    return this.records
      .find(others as QueryFilter<SubmissionRecord>, { reference: 1, status: 1, createdAt: 1 })
      .sort({ createdAt: -1 })
      .limit(MAX_OTHERS_SHOWN)
      .hint(index)
      .lean<OtherApplication<R>[]>();
  }
}

/** The newest of these, up to the number shown to a reviewer. */
export function newestOthers<One extends Pick<SubmissionRecord, 'createdAt'>>(found: One[]): One[] {
  return found.sort(newestFirst).slice(0, MAX_OTHERS_SHOWN);
}

export function newestFirst(
  a: Pick<SubmissionRecord, 'createdAt'>,
  b: Pick<SubmissionRecord, 'createdAt'>,
): number {
  return b.createdAt.getTime() - a.createdAt.getTime();
}

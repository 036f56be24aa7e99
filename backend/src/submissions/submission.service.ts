import { Inject, Injectable } from '@nestjs/common';
import { adminOrigin } from '../audit/audit-actor.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { AppError } from '../common/errors/app-error.js';
import type { SpooledFile } from '../documents/upload/spooled-file.js';
import { type AssignmentRequest, Assignments } from './collaboration/assignments.js';
import { Colleagues } from './collaboration/colleagues.js';
import { RecordNotes } from './collaboration/record-notes.js';
import type { SubmissionForm } from './intake/dto/submission-form.js';
import { SubmissionCreator, type SubmissionReceipt } from './intake/submission-creator.js';
import type { ListFilters } from './list/list-filters.js';
import { assigneeOf, type ListQuery } from './list/list-query.dto.js';
import { SubmissionLists, type SubmissionPage } from './list/submission-lists.js';
import { findRecord } from './record/store/find-record.js';
import type { SubmissionContext, SubmissionKind } from './record/submission-kind.js';
import { ASSIGNEE_FIELD, type SubmissionRecord } from './record/submission-record.js';
import type { Colleague } from './record/values/colleague.js';
import type { StatusPreviewView } from './review/dto/status-preview.view.js';
import { type OutgoingDocument, SubmissionDocuments } from './review/submission-documents.js';
import { StatusChanger } from './review/transition/status-changer.js';
import type { RequestedChange } from './review/transition/status-plan.js';
import { StatusPreview } from './review/transition/status-preview.js';

/** The answer to the sender of a form; the same for a repeat, whatever was decided since. */
export type Receipt<S extends string> = SubmissionReceipt & { status: S };

/**
 * The common part of the services of all kinds of submission; each says which kind it is for and how its records are
 * shown.
 * @typeParam Item a record in a list
 * @typeParam Detail a single record
 */
@Injectable()
export abstract class SubmissionService<
  R extends SubmissionRecord,
  F extends SubmissionForm,
  Query extends ListQuery,
  Item,
  Detail = Item,
> {
  @Inject(SubmissionCreator) private readonly creator!: SubmissionCreator;
  @Inject(SubmissionLists) private readonly lists!: SubmissionLists;
  @Inject(StatusChanger) private readonly changer!: StatusChanger;
  @Inject(StatusPreview) private readonly preview!: StatusPreview;
  @Inject(RecordNotes) private readonly notes!: RecordNotes;
  @Inject(Assignments) private readonly assignments!: Assignments;
  @Inject(Colleagues) private readonly office!: Colleagues;
  @Inject(SubmissionDocuments) private readonly documents!: SubmissionDocuments;

  constructor(private readonly submissionKind: SubmissionKind<R, F>) {}

  async list(query: Query, caller: CallerIdentity): Promise<SubmissionPage<Item>> {
    const page = await this.lists.read(this.submissionKind.store, query, this.listFiltersOf(query, caller));
    return { ...page, items: await this.itemsOf(page.items) };
  }

  /** The number of records in the list, regardless of the page; undefined when counting takes too long. */
  countAll(query: Query, caller: CallerIdentity): Promise<number | undefined> {
    return this.lists.countAll(this.submissionKind.store, query, this.listFiltersOf(query, caller));
  }

  /** These records as shown in the list, in this order, without those that no longer exist. */
  async listChosen(ids: readonly string[]): Promise<Item[]> {
    const found = await this.submissionKind.store.findListed(ids);
    const byId = new Map(found.map((record) => [record._id.toHexString(), record]));
    const items = ids.flatMap((id) => byId.get(id) ?? []);
    return this.itemsOf(items);
  }

  /** @throws AppError NOT_FOUND */
  async get(id: string): Promise<Detail> {
    return this.detailOf(await findRecord(this.submissionKind, id));
  }

  /**
   * The record after the change. Repeating one's own decision changes nothing.
   * @param clientIp for the audit log
   * @throws AppError NOT_FOUND; CONFLICT with the record as it is now when somebody else was first, or the transition
   * is not allowed
   */
  async changeStatus(
    id: string,
    change: RequestedChange<R['status']>,
    caller: CallerIdentity,
    clientIp: string,
  ): Promise<Detail> {
    const request = { ...change, ...adminOrigin(caller, clientIp) };
    const { record, conflict } = await this.changer.change(this.submissionKind, id, request);
    const data = await this.detailOf(record);
    if (conflict !== undefined) throw new AppError('CONFLICT', conflict, { data });
    return data;
  }

  /**
   * The mail that this change would send now, or why there would be none. Changes nothing.
   * @throws AppError as `changeStatus`
   */
  async previewStatus(
    id: string,
    change: RequestedChange<R['status']>,
    caller: CallerIdentity,
    clientIp: string,
  ): Promise<StatusPreviewView> {
    const request = { ...change, ...adminOrigin(caller, clientIp) };
    const { record, conflict, preview } = await this.preview.of(this.submissionKind, id, request);
    if (conflict !== undefined) {
      throw new AppError('CONFLICT', conflict, { data: await this.detailOf(record) });
    }
    return preview;
  }

  /** Adds a note and notifies the mentioned colleagues. @throws AppError as `RecordNotes.add` */
  async addNote(id: string, text: string, caller: CallerIdentity, clientIp: string): Promise<Detail> {
    return this.detailOf(await this.notes.add(this.submissionKind, id, text, adminOrigin(caller, clientIp)));
  }

  /** Removes the caller's note. @throws AppError as `RecordNotes.remove` */
  async removeNote(id: string, noteId: string, caller: CallerIdentity, clientIp: string): Promise<Detail> {
    return this.detailOf(
      await this.notes.remove(this.submissionKind, id, noteId, adminOrigin(caller, clientIp)),
    );
  }

  /** Assigns the record. @throws AppError as `Assignments.assign`; CONFLICT with the record as it is now */
  async assign(
    id: string,
    request: AssignmentRequest,
    caller: CallerIdentity,
    clientIp: string,
  ): Promise<Detail> {
    const origin = adminOrigin(caller, clientIp);
    const { record, conflict } = await this.assignments.assign(this.submissionKind, id, request, origin);
    const data = await this.detailOf(record);
    if (conflict !== undefined) throw new AppError('CONFLICT', conflict, { data });
    return data;
  }

  /** Colleagues to whom such records can be assigned, by e-mail address. */
  colleagues(): Promise<Colleague[]> {
    return this.office.withPermission(this.submissionKind.readPermission);
  }

  /** The file of a record, after the access has been audited. @throws AppError NOT_FOUND or PROOF_REQUIRED */
  openDocument(id: string, caller: CallerIdentity, clientIp: string): Promise<OutgoingDocument> {
    return this.documents.open(this.submissionKind, id, caller, clientIp);
  }

  /** Stores the form and its file, once per key. @throws AppError see `SubmissionCreator.createOnce` */
  protected async submit(
    form: F,
    context: SubmissionContext,
    file?: SpooledFile,
  ): Promise<Receipt<R['status']>> {
    const receipt = await this.creator.createOnce(this.submissionKind, { form, file, context });
    return { ...receipt, status: this.submissionKind.rules.initial };
  }

  protected abstract filtersOf(query: Query, callerId: string): ListFilters;

  protected abstract itemOf(record: R): Item;

  /** The items of a page; overridden by kinds whose items refer to other records. */
  protected itemsOf(records: R[]): Item[] | Promise<Item[]> {
    return records.map((record) => this.itemOf(record));
  }

  protected abstract detailOf(record: R): Detail | Promise<Detail>;

  private listFiltersOf(query: Query, { adminId }: CallerIdentity): ListFilters {
    const filters = this.filtersOf(query, adminId);
    return { ...filters, equal: { ...filters.equal, [ASSIGNEE_FIELD]: assigneeOf(query, adminId) } };
  }
}

import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { actorOf } from '../audit/audit-actor.js';
import { type AuditEvent, AuditLog } from '../audit/audit-log.js';
import type { CallerIdentity } from '../common/access/caller.js';
import { AppError } from '../common/errors/app-error.js';
import type { EffectSource } from '../effects/effect-source.js';
import { auditEffect } from '../effects/effects.js';
import { EffectsRelay } from '../effects/effects-relay.js';
import { assertMaySee, type ViewList } from '../submissions/record/console-lists.js';
import type { SavedViewChange, SavedViewForm } from './dto/saved-view.form.js';
import { SavedViewRepository } from './saved-view.repository.js';
import type { NamedView, SavedView } from './saved-view.schema.js';

/** Maximum number of views per account, over all lists. */
export const MAX_VIEWS = 100;
/** Maximum number of shared views per account, so that nobody fills everybody's list. */
const MAX_SHARED = 20;
export const TOO_MANY_SHARED = `You share ${MAX_SHARED} saved views, which is the maximum. Stop sharing one first.`;
export const NO_SUCH_VIEW = 'You have no such saved view.';
export const TOO_MANY_VIEWS = `You have ${MAX_VIEWS} saved views, which is the maximum. Delete one first.`;

/** Saved views of the console's lists, private or shared with everyone who may see the list. */
@Injectable()
export class SavedViewsService {
  private readonly source: EffectSource<SavedView>;

  constructor(
    private readonly views: SavedViewRepository,
    private readonly audit: AuditLog,
    private readonly relay: EffectsRelay,
  ) {
    this.source = { name: 'view', store: views.effects };
    relay.register(this.source);
  }

  /** The caller's own views of a list, then those shared by others. @throws AppError FORBIDDEN */
  async list(list: ViewList, caller: CallerIdentity): Promise<SavedView[]> {
    assertMaySee(list, caller);
    const [own, shared] = await Promise.all([
      this.views.findOwn(caller.adminId, list),
      this.views.findShared(list),
    ]);
    return [...own, ...shared.filter(({ owner }) => owner !== caller.adminId)];
  }

  /**
   * @throws AppError FORBIDDEN without the permission to see the list; CONFLICT beyond the maximum of views or shared
   * views
   */
  async save(form: SavedViewForm, caller: CallerIdentity, clientIp: string): Promise<NamedView> {
    assertMaySee(form.list, caller);
    const { list, name, query = '', shared = false } = form;
    if (shared) await this.assertMayShareMore(caller);
    const view = {
      _id: new Types.ObjectId(),
      owner: caller.adminId,
      list,
      name,
      query,
      shared,
      createdAt: new Date(),
    };
    const pendingEffects = [
      auditEffect(randomUUID(), view.createdAt, eventOf('view.saved', view, caller, clientIp)),
    ];
    if (!(await this.views.insert({ ...view, pendingEffects }, MAX_VIEWS))) {
      throw new AppError('CONFLICT', TOO_MANY_VIEWS);
    }
    await this.relay.process(this.source, view._id);
    return view;
  }

  /** @throws AppError NOT_FOUND for a view of another account; CONFLICT beyond the maximum of shared views */
  async change(
    id: string,
    changes: SavedViewChange,
    caller: CallerIdentity,
    clientIp: string,
  ): Promise<SavedView> {
    const before = await this.views.findOwnById(caller.adminId, id);
    if (!before) throw new AppError('NOT_FOUND', NO_SUCH_VIEW);
    assertMaySee(before.list, caller);
    const sent = withoutAbsent(changes);
    const after = { ...before, ...sent };
    const { name, query, shared } = after;
    if (name === before.name && query === before.query && shared === before.shared) return before;
    if (shared && !before.shared) await this.assertMayShareMore(caller);
    const entry = auditEffect(randomUUID(), new Date(), eventOf('view.changed', after, caller, clientIp));
    if (!(await this.views.change(caller.adminId, id, sent, entry))) {
      throw new AppError('NOT_FOUND', NO_SUCH_VIEW);
    }
    await this.relay.process(this.source, before._id);
    return (await this.views.findOwnById(caller.adminId, id)) ?? after;
  }

  /** @throws AppError NOT_FOUND for a view of another account */
  async remove(id: string, caller: CallerIdentity, clientIp: string): Promise<void> {
    const view = await this.views.findOwnById(caller.adminId, id);
    if (!view) throw new AppError('NOT_FOUND', NO_SUCH_VIEW);
    await this.relay.finish(this.source, view._id);
    // Of concurrent deletions one is audited.
    const deleted = eventOf('view.deleted', view, caller, clientIp);
    await this.audit.record({ ...deleted, key: `view:${id}:deleted` });
    await this.views.remove(caller.adminId, id);
  }

  /** Two concurrent calls may both take the last one, which makes the shared list only slightly longer. */
  private async assertMayShareMore({ adminId }: CallerIdentity): Promise<void> {
    if ((await this.views.countShared(adminId)) >= MAX_SHARED)
      throw new AppError('CONFLICT', TOO_MANY_SHARED);
  }

  /** For an account that is being removed. Idempotent. */
  async removeAllOf(adminId: string): Promise<void> {
    for (const id of await this.views.findWithPendingEffects(adminId))
      await this.relay.finish(this.source, id);
    await this.views.removeAllOf(adminId);
  }
}

/** Only the fields that were sent. */
function withoutAbsent(changes: SavedViewChange): Partial<Pick<SavedView, 'name' | 'query' | 'shared'>> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** The name and the filters of a view can name a person, so they are not logged. */
function eventOf(action: string, view: NamedView, caller: CallerIdentity, clientIp: string): AuditEvent {
  const { _id, list, shared } = view;
  return {
    action,
    actor: actorOf(caller),
    subject: { kind: 'view', id: _id.toHexString() },
    from: clientIp,
    detail: { list, shared },
  };
}

import { Schema, type Types } from 'mongoose';
import { EFFECTS_DUE, PENDING_EFFECTS, type PendingEffect } from '../effects/pending-effect.js';
import type { ViewList } from '../submissions/record/console-lists.js';

/** A saved view of a list: filters, order and columns under a name. */
export interface SavedView {
  _id: Types.ObjectId;
  /** Id of the account that created it, which alone may change it. */
  owner: string;
  list: ViewList;
  name: string;
  /** The query string of the list's URL. */
  query: string;
  /** Visible to everyone who may see the list. */
  shared: boolean;
  createdAt: Date;
  /** Number from 1, unique among the views of an account, which limits their number. */
  slot: number;
  /** The audit entry about saving it, until it is dispatched. */
  pendingEffects?: PendingEffect[];
}

/** A view as people see it. */
export type NamedView = Omit<SavedView, 'slot' | 'pendingEffects'>;

export const SAVED_VIEW = 'SavedView';

/** Index for finding an account's views and the shared ones of a list. */
export const VIEWS_OF_OWNER = 'saved_views_of_owner';
export const VIEWS_SHARED = 'saved_views_shared';
/** Unique index of an account's slots. */
export const VIEW_SLOTS = 'saved_views_slots';

export const savedViewSchema = new Schema<SavedView>(
  {
    owner: { type: String, required: true },
    list: { type: String, required: true },
    name: { type: String, required: true },
    query: { type: String, default: '' },
    shared: { type: Boolean, required: true },
    createdAt: { type: Date, required: true },
    slot: { type: Number, required: true },
    pendingEffects: PENDING_EFFECTS,
  },
  { collection: 'saved_views', versionKey: false, strict: 'throw' },
);
savedViewSchema.index({ owner: 1, list: 1, createdAt: 1 }, { name: VIEWS_OF_OWNER });
savedViewSchema.index({ list: 1, shared: 1, createdAt: 1 }, { name: VIEWS_SHARED });
savedViewSchema.index({ owner: 1, slot: 1 }, { name: VIEW_SLOTS, unique: true });
savedViewSchema.index(EFFECTS_DUE.key, { name: EFFECTS_DUE.name });

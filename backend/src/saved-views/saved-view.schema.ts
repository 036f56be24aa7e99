import { Schema, type Types } from 'mongoose';
import { EFFECTS_DUE, PENDING_EFFECTS, type PendingEffect } from '../effects/pending-effect.js';
import type { ViewList } from '../submissions/record/console-lists.js';

/** A way of looking at a list that somebody has given a name: filters, order, columns. */
export interface SavedView {
  _id: Types.ObjectId;
  /** Id of the account that made it, which alone may change it. */
  owner: string;
  list: ViewList;
  name: string;
  /** What follows the question mark in the address of the list. */
  query: string;
  /** Everyone who may see the list sees it too. */
  shared: boolean;
  createdAt: Date;
  /** Which of the places that an account has for views it takes, from 1; no two views of an account share one. */
  slot: number;
  /** The entry that it was saved, until the audit log has it. */
  pendingEffects?: PendingEffect[];
}

/** What people know of a view. */
export type NamedView = Omit<SavedView, 'slot' | 'pendingEffects'>;

export const SAVED_VIEW = 'SavedView';

/** Index along which the views of an account and the shared ones of a list are found. */
export const VIEWS_OF_OWNER = 'saved_views_of_owner';
export const VIEWS_SHARED = 'saved_views_shared';
/** Index that keeps two views of an account from sharing a place. */
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

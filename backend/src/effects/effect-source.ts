import type { MailOrder } from '../mail/outbox.js';
import type { EffectStore } from './effect-store.js';
import type { EffectRecord, MailEffect } from './pending-effect.js';

/** A collection whose documents can owe something. */
export interface EffectSource<R extends EffectRecord = EffectRecord> {
  /** For the log: `session`, `factory-application`. */
  name: string;
  store: EffectStore<R>;
  /** Brings a mail that is due into words; `undefined` when there is nobody to send it to. */
  composeMail?(record: R, effect: MailEffect): MailOrder | undefined;
  /**
   * What the record asks for beside its effects, and before them. Repeatable. False when nothing is left to be done,
   * since the record is gone.
   */
  prepare?(record: R): Promise<boolean>;
}

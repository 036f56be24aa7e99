import type { OutgoingMail } from '../mail/outbox/outbox.js';
import type { EffectStore } from './effect-store.js';
import type { EffectRecord, MailEffect } from './pending-effect.js';

/** A collection whose documents can have pending effects. */
export interface EffectSource<R extends EffectRecord = EffectRecord> {
  /** For the log: `session`, `factory-application`. */
  name: string;
  store: EffectStore<R>;
  /** Composes a mail that is due; `undefined` when there is nobody to send it to. */
  composeMail?(record: R, effect: MailEffect): OutgoingMail | undefined;
  /**
   * What the record asks for beside its effects, and before them. Idempotent. False when nothing is left to be done,
   * since the record is gone.
   */
  prepare?(record: R): Promise<boolean>;
}

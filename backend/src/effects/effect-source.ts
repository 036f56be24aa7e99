import type { OutgoingMail } from '../mail/outbox/outbox.js';
import type { EffectStore } from './effect-store.js';
import type { EffectRecord, MailEffect } from './pending-effect.js';

/** A collection whose documents can have pending effects. */
export interface EffectSource<R extends EffectRecord = EffectRecord> {
  /** For the log: `session`, `factory-application`. */
  name: string;
  store: EffectStore<R>;
  /** Composes a due mail; `undefined` when there is no recipient. */
  composeMail?(record: R, effect: MailEffect): OutgoingMail | undefined;
  /**
   * What the record needs before its effects. Idempotent. False when nothing is left to do because the record is
   * gone.
   */
  prepare?(record: R): Promise<boolean>;
}

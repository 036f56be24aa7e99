import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { MailModule } from '../mail/mail.module.js';
import { EffectsRelay } from './effects-relay.js';

/** What follows from a write (mails, entries of the audit log), for every record that can have pending effects. */
@Module({
  imports: [AuditModule, MailModule],
  providers: [EffectsRelay],
  exports: [EffectsRelay],
})
export class EffectsModule {}

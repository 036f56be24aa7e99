import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { MailModule } from '../mail/mail.module.js';
import { EffectsRelay } from './effects-relay.js';

/** Effects of writes (mails, audit entries), for every record that can have them. */
@Module({
  imports: [AuditModule, MailModule],
  providers: [EffectsRelay],
  exports: [EffectsRelay],
})
export class EffectsModule {}

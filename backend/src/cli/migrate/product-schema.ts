import { adminSchema } from '../../admin/accounts/admin.schema.js';
import { adminStateSchema } from '../../admin/accounts/state/admin-state.schema.js';
import { resetRequestSchema } from '../../admin/password-reset/reset-request.schema.js';
import { refreshTokenSchema, sessionSchema } from '../../admin/sessions/session.schema.js';
import { auditEntrySchema } from '../../audit/audit-entry.schema.js';
import { chainCheckSchema } from '../../audit/chain-check.schema.js';
import { contactMessageSchema } from '../../contact/contact-message.schema.js';
import { MIGRATIONS } from '../../database/migrations/migrations.js';
import { collectionOf } from '../../database/schema/index-definition.js';
import type { ProductSchema } from '../../database/schema/prepare-schema.js';
import { decisionReasonsSchema } from '../../decision-reasons/decision-reasons.schema.js';
import { chunkSchema, fileSchema, leaseSchema } from '../../documents/store/document-schemas.js';
import { downloadTicketSchema } from '../../downloads/download-ticket.schema.js';
import { exportRunSchema } from '../../exports/progress/export-run.schema.js';
import { factoryApplicationSchema } from '../../factory-applications/factory-application.schema.js';
import { quotaDaySchema } from '../../mail/daily-quota/daily-mail-quota-schema.js';
import { outboxSchema } from '../../mail/outbox/outbox-schema.js';
import { presenceSchema } from '../../presence/presence.schema.js';
import { presentationRoomSchema } from '../../presentation-rooms/presentation-room.schema.js';
import { RATE_LIMITS } from '../../rate-limit/rate-limits.js';
import { revealAllowanceSchema } from '../../reveals/reveal-allowance.schema.js';
import { savedViewSchema } from '../../saved-views/saved-view.schema.js';
import { shareholderSchema } from '../../shareholders/shareholder.schema.js';
import { kindStatisticsSchema } from '../../statistics/counting/kind-statistics.schema.js';
import { erasedRecordSchema } from '../../submissions/effects/erased-record.schema.js';
import { deliverySchema } from '../../subscriptions/deliveries/delivery.schema.js';
import {
  dayTotalsSchema,
  pinCodeChangeSchema,
  pinCodeTotalsSchema,
} from '../../subscriptions/deliveries/totals/pin-code-totals.schema.js';
import { subscriptionSchema } from '../../subscriptions/subscription.schema.js';
import { trackCodeSchema } from '../../track/track-code.schema.js';

/** All collections of the product. The schema step is a separate program and does not create the application. */
export const PRODUCT_SCHEMA: ProductSchema = {
  collections: [
    RATE_LIMITS,
    ...[
      adminSchema,
      adminStateSchema,
      sessionSchema,
      refreshTokenSchema,
      resetRequestSchema,
      auditEntrySchema,
      chainCheckSchema,
      contactMessageSchema,
      factoryApplicationSchema,
      shareholderSchema,
      subscriptionSchema,
      kindStatisticsSchema,
      erasedRecordSchema,
      deliverySchema,
      pinCodeTotalsSchema,
      dayTotalsSchema,
      pinCodeChangeSchema,
      fileSchema,
      chunkSchema,
      leaseSchema,
      downloadTicketSchema,
      exportRunSchema,
      outboxSchema,
      quotaDaySchema,
      revealAllowanceSchema,
      savedViewSchema,
      presenceSchema,
      decisionReasonsSchema,
      trackCodeSchema,
      presentationRoomSchema,
    ].map((schema) => collectionOf(schema)),
  ],
  migrations: MIGRATIONS,
};

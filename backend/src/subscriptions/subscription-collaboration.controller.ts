import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { collaborationController } from '../submissions/collaboration/collaboration.controller.js';
import { SubscriptionView } from './dto/subscription.view.js';
import { SubscriptionService } from './subscription.service.js';

/** Notes on subscriptions, and their assignees. */
@ApiTags('subscriptions')
@Controller('api/subscription')
export class SubscriptionCollaborationController extends collaborationController(
  ['subscriptions:read', 'subscriptions:update'],
  SubscriptionView,
) {
  constructor(service: SubscriptionService) {
    super(service);
  }
}

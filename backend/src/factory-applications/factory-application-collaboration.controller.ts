import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { collaborationController } from '../submissions/collaboration/collaboration.controller.js';
import { ApplicationDetailView } from './dto/application.view.js';
import { FactoryApplicationService } from './factory-application.service.js';

/** Notes on factory applications, and their assignees. */
@ApiTags('factory applications')
@Controller('api/apply-factory')
export class FactoryApplicationCollaborationController extends collaborationController(
  ['applications:read', 'applications:review'],
  ApplicationDetailView,
) {
  constructor(service: FactoryApplicationService) {
    super(service);
  }
}

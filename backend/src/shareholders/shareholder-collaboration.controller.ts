import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { collaborationController } from '../submissions/collaboration/collaboration.controller.js';
import { ShareholderDetailView } from './dto/shareholder.view.js';
import { ShareholderService } from './shareholder.service.js';

/** Notes on share applications, and their assignees. */
@ApiTags('shareholders')
@Controller('api/shareholder')
export class ShareholderCollaborationController extends collaborationController(
  ['shareholders:read', 'shareholders:review'],
  ShareholderDetailView,
) {
  constructor(service: ShareholderService) {
    super(service);
  }
}

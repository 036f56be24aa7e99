import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { collaborationController } from '../submissions/collaboration/collaboration.controller.js';
import { ContactService } from './contact.service.js';
import { ContactView } from './dto/contact.view.js';

/** Notes on contact messages, and their assignees. */
@ApiTags('contact messages')
@Controller('api/contact')
export class ContactCollaborationController extends collaborationController(
  ['contacts:read', 'contacts:update'],
  ContactView,
) {
  constructor(service: ContactService) {
    super(service);
  }
}

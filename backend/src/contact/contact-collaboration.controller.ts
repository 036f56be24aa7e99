import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { collaborationController } from '../submissions/collaboration/collaboration.controller.js';
import { ContactService } from './contact.service.js';
import { ContactView } from './dto/contact.view.js';

/** Notes about contact messages, and who looks after them. */
@ApiTags('contact messages')
@Controller('api/contact')
export class ContactCollaborationController extends collaborationController('contacts:update', ContactView) {
  constructor(service: ContactService) {
    super(service);
  }
}

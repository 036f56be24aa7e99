import { Module } from '@nestjs/common';
import { SubmissionsModule } from '../submissions/submissions.module.js';
import { SearchController } from './search.controller.js';
import { SearchService } from './search.service.js';

/** Administrators look for people and records of every kind at once. */
@Module({
  imports: [SubmissionsModule],
  controllers: [SearchController],
  providers: [SearchService],
})
export class SearchModule {}

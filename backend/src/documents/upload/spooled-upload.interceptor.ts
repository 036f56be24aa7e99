import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  mixin,
  type NestInterceptor,
  type Type,
} from '@nestjs/common';
import type { Request, Response } from 'express';
import { lastValueFrom, type Observable, of } from 'rxjs';
import { AppError } from '../../common/errors/app-error.js';
import { mediaType } from '../../common/http/body/request-body.js';
import type { UploadRules } from '../upload-rules.js';
import { FormReader } from './form-reader.js';
import { SpoolFolder } from './spool-folder.js';
import { isDiskFull, storageFull } from './upload-errors.js';
import { UploadSemaphore } from './upload-semaphore.js';

/**
 * Accepts a multipart form with at most one file: `@FileUpload(kind)` on the handler, which then receives the text
 * fields with `@Body()` and the file with `@UploadedFile() file: SpooledFile | undefined`. The temporary file is deleted
 * when the handler is done, whatever the outcome. Answers 415 to a body of another type, 503 when there are too many
 * concurrent uploads, and 507 when there is no space for the file, here or in the database.
 */
export function SpooledUpload(rules: UploadRules): Type<NestInterceptor> {
  @Injectable()
  class SpooledUploadInterceptor implements NestInterceptor {
    private readonly reader: FormReader;

    constructor(spool: SpoolFolder, semaphore: UploadSemaphore) {
      this.reader = new FormReader(spool, semaphore, rules);
    }

    async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
      const http = context.switchToHttp();
      const request = http.getRequest<Request>();
      if (mediaType(request) !== 'multipart/form-data') {
        throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Send the form as multipart/form-data.');
      }
      return this.readAndHandle(request, http.getResponse<Response>(), next);
    }

    private async readAndHandle(
      request: Request,
      response: Response,
      next: CallHandler,
    ): Promise<Observable<unknown>> {
      const form = await this.reader.read(request, response);
      Object.assign(request, { body: form.fields, file: form.file });
      try {
        return of(await lastValueFrom(next.handle(), { defaultValue: undefined }));
      } catch (thrown) {
        throw form.file && isDiskFull(thrown) ? storageFull(form.file.field, thrown) : thrown;
      } finally {
        await form.file?.discard();
        form.release();
      }
    }
  }
  return mixin(SpooledUploadInterceptor);
}

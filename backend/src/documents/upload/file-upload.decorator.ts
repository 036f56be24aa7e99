import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import type { UploadRules } from '../upload-rules.js';
import { SpooledUpload } from './spooled-upload.interceptor.js';

/**
 * Takes a multipart form with at most one file, see `SpooledUpload`. Reading it and saying so are one decorator, since
 * `MultipartGuard` lets a form through only where the documentation says that it is taken.
 */
export function FileUpload(rules: UploadRules): MethodDecorator {
  return applyDecorators(UseInterceptors(SpooledUpload(rules)), ApiConsumes('multipart/form-data'));
}

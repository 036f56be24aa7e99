import { applyDecorators, UseInterceptors } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import type { UploadRules } from '../upload-rules.js';
import { SpooledUpload } from './spooled-upload.interceptor.js';

/**
 * Accepts a multipart form with at most one file, see `SpooledUpload`. Parsing and documentation are one decorator,
 * since `MultipartGuard` accepts forms only where they are documented.
 */
export function FileUpload(rules: UploadRules): MethodDecorator {
  return applyDecorators(UseInterceptors(SpooledUpload(rules)), ApiConsumes('multipart/form-data'));
}

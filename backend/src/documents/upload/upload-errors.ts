import multer from 'multer';
import { AppError, DEFAULT_MESSAGE, fieldError, fileError } from '../../common/errors/app-error.js';
import { isDatabaseFull } from '../../database/errors/database-errors.js';
import { readableSize, type UploadRules } from '../upload-rules.js';

/** Translates an error of reading a multipart form into a message for the sender. */
export function uploadError(error: unknown, field: string, rules: UploadRules): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof multer.MulterError) return multerError(error, field, rules);
  if (isDiskFull(error)) return storageFull(field, error);
  if (isSpoolFault(error)) {
    return new AppError('INTERNAL', DEFAULT_MESSAGE.INTERNAL, { cause: error });
  }
  return new AppError('VALIDATION_FAILED', 'The form arrived incomplete. Please send it again.', {
    cause: error,
  });
}

/** The file is larger than the field allows. */
export function tooLarge(field: string, rules: UploadRules): AppError {
  const message = `The file is larger than ${readableSize(rules.maxBytes)}. Please choose a smaller file.`;
  return fileError('PAYLOAD_TOO_LARGE', field, 'too-large', message);
}

/** There is no space for the file, here or in the database. */
export function storageFull(field: string, cause: unknown): AppError {
  const message = DEFAULT_MESSAGE.STORAGE_FULL;
  return new AppError('STORAGE_FULL', message, {
    fields: { [field]: [message] },
    reasons: { [field]: 'storage-full' },
    cause,
    logMessage: 'a file was refused, there is no disk space left',
  });
}

/** True for a full disk or quota, ours or that of the database. */
export function isDiskFull(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return code === 'ENOSPC' || code === 'EDQUOT' || isDatabaseFull(error);
}

/** True when the temporary file failed rather than the request. */
function isSpoolFault(error: unknown): boolean {
  const { syscall } = (error ?? {}) as { syscall?: unknown };
  return typeof syscall === 'string' && ['mkdir', 'open', 'write', 'close'].includes(syscall);
}

function multerError(error: multer.MulterError, field: string, rules: UploadRules): AppError {
  switch (error.code) {
    case 'LIMIT_FILE_SIZE':
      return tooLarge(field, rules);
    case 'LIMIT_FILE_COUNT':
      return oneFileOnly(field);
    case 'LIMIT_UNEXPECTED_FILE':
      return error.field === field
        ? oneFileOnly(field)
        : fieldError(safeFieldName(error.field), 'No file is expected here.');
    case 'LIMIT_FIELD_VALUE':
      return fieldError(safeFieldName(error.field), 'This text is too long.');
    case 'LIMIT_PART_COUNT':
    case 'LIMIT_FIELD_COUNT':
      return new AppError('VALIDATION_FAILED', 'The form has more fields than expected.');
    default:
      return new AppError('VALIDATION_FAILED', 'The form has a field whose name is not expected.');
  }
}

function oneFileOnly(field: string): AppError {
  return fileError('VALIDATION_FAILED', field, 'one-file-only', 'Please send one file only.');
}

/** A field name in a form that is safe to repeat in an answer. */
function safeFieldName(name: string | undefined): string {
  return name !== undefined && /^\w{1,60}$/.test(name) ? name : 'form';
}

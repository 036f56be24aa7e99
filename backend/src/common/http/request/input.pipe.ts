import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import * as classTransformer from 'class-transformer';
import * as classValidator from 'class-validator';
import { AppError, DEFAULT_MESSAGE, type FieldErrors } from '../../errors/app-error.js';
import { assertHarmlessShape } from '../body/body-shape.js';

/** The one validation pipe: unknown properties and wrong fields answer 400 with a message per field. */
@Injectable()
export class InputPipe extends ValidationPipe {
  constructor() {
    super({
      // Passed explicitly: Nest would import them on first use, which fails in a bundle.
      transformerPackage: classTransformer,
      validatorPackage: classValidator,
      transform: true,
      whitelist: true,
      forbidNonWhitelisted: true,
      forbidUnknownValues: true,
      validationError: { target: false, value: false },
      exceptionFactory: (problems) => toAppError(problems),
    });
  }

  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body') {
      if (value !== undefined && (typeof value !== 'object' || value === null || Array.isArray(value))) {
        throw new AppError('VALIDATION_FAILED', 'Send one JSON object.');
      }
      assertHarmlessShape(value);
      return super.transform(value ?? {}, metadata);
    }
    if (metadata.type === 'query') assertHarmlessShape(value);
    return super.transform(value, metadata);
  }
}

/** Maximum number of unknown fields named in the answer. */
const MAX_UNKNOWN = 20;
/** Maximum length of an unknown field name in the answer. */
const MAX_NAME_LENGTH = 60;

function toAppError(problems: classValidator.ValidationError[]): AppError {
  const fields: FieldErrors = {};
  let unknown = 0;
  for (const problem of problems) {
    if (!isUnknown(problem)) collect(problem, '', fields);
    else if (++unknown <= MAX_UNKNOWN) fields[shortened(problem.property)] = [UNKNOWN];
  }
  return new AppError('VALIDATION_FAILED', DEFAULT_MESSAGE.VALIDATION_FAILED, { fields });
}

const UNKNOWN = 'This field is not accepted.';

function isUnknown({ constraints }: classValidator.ValidationError): boolean {
  return constraints?.whitelistValidation !== undefined;
}

function shortened(name: string): string {
  return name.length <= MAX_NAME_LENGTH ? name : `${name.slice(0, MAX_NAME_LENGTH)}…`;
}

function collect(problem: classValidator.ValidationError, parent: string, fields: FieldErrors): void {
  const name = parent + problem.property;
  const messages = isUnknown(problem) ? [UNKNOWN] : [...new Set(Object.values(problem.constraints ?? {}))];
  if (messages.length > 0) fields[name] = messages;
  for (const inner of problem.children ?? []) collect(inner, `${name}.`, fields);
}

import type { Type } from '@nestjs/common';
import { getSchemaPath } from '@nestjs/swagger';

/**
 * Describes a property that is an object of this class or null. In OpenAPI 3.0 `nullable` applies only beside a `type`, and
 * null would not satisfy a reference next to it. A class that no other property refers to needs `@ApiExtraModels`, too.
 */
export function orNull(model: Type<object>) {
  return {
    oneOf: [{ $ref: getSchemaPath(model) }, { type: 'object', nullable: true, enum: [null] }],
  };
}

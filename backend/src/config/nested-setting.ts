import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';

/**
 * A part of a settings file with settings of its own; left out, it has its defaults.
 * @param what stands in the refusal of anything else
 */
export function NestedSetting(part: () => new () => object, what = 'an object'): PropertyDecorator {
  return applyDecorators(
    // A function of its own: the library tells by the name `type` that it is to be called.
    ApiProperty({ type: () => part() }),
    IsObject({ message: `$property must be ${what}.` }),
    ValidateNested(),
    Type(part),
  );
}

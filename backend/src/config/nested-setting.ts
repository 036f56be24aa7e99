import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsObject, ValidateNested } from 'class-validator';

/**
 * A nested object of settings; its defaults apply when it is left out.
 * @param what named in the message when it is anything else
 */
export function NestedSetting(part: () => new () => object, what = 'an object'): PropertyDecorator {
  return applyDecorators(
    // A separate function: the library recognises by the name `type` that it is to be called.
    ApiProperty({ type: () => part() }),
    IsObject({ message: `$property must be ${what}.` }),
    ValidateNested(),
    Type(part),
  );
}

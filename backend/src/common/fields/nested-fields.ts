import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsArray,
  IsObject,
  IsOptional,
  ValidateNested,
  type ValidationArguments,
} from 'class-validator';
import type { FieldOptions } from './field.js';

type NestedOptions = Pick<FieldOptions, 'optional' | 'description' | 'example'> & {
  /** Name of the field in messages. */
  label: string;
};

function shown(part: () => Class, { optional = false, description, example }: NestedOptions) {
  return ApiProperty({
    // A separate function: the library recognises by the name `type` that it is to be called.
    type: () => part(),
    required: !optional,
    ...(description === undefined ? {} : { description }),
    ...(example === undefined ? {} : { example }),
  });
}

const saying =
  (label: string, complaint: string) =>
  ({ value }: ValidationArguments) =>
    value === undefined || value === null ? `${label} is required.` : complaint;

/**
 * A field whose value is an object with its own fields. A list is refused, although class-validator would accept it.
 */
export function Nested(part: () => Class, options: NestedOptions): PropertyDecorator {
  const complaint = `${options.label} must be an object.`;
  return applyDecorators(
    shown(part, options),
    ...(options.optional ? [IsOptional()] : []),
    IsObject({ message: saying(options.label, complaint) }),
    ValidateNested({ message: complaint }),
    Type(part),
  );
}

interface ListOptions {
  /** Name of the field in messages, and of each entry. */
  label: string;
  each: string;
  max: number;
  /** Message when there are more. */
  tooMany: string;
}

/** A required list of objects with their own fields. */
export function ListOf(part: () => Class, { label, each, max, tooMany }: ListOptions): PropertyDecorator {
  const complaint = `${each} must be an object.`;
  return applyDecorators(
    ApiProperty({ type: () => [part()], maxItems: max }),
    IsArray({ message: saying(label, `${label} must be a list.`) }),
    ArrayMaxSize(max, { message: tooMany }),
    IsObject({ each: true, message: complaint }),
    ValidateNested({ each: true, message: complaint }),
    Type(part),
  );
}

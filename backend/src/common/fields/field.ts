import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { registerDecorator, type ValidationArguments } from 'class-validator';
import { emptyToAbsent, isCheapToNormalise, labelOf, normaliseText } from './text.js';

/** The options of every field decorator. */
export interface FieldOptions {
  /** The field may be left out; empty and null then count as absent. Default: required. */
  optional?: boolean;
  /** For an optional field whose null has a meaning: the API page says that it may be sent. */
  nullable?: boolean;
  /** Name of the field in messages. Default: the property name in words. */
  label?: string;
  /** Message when a required field is missing. Default: "<Label> is required." */
  missing?: string;
  /** For the API page. */
  description?: string;
  example?: unknown;
  /** Extensions for generated clients, with names starting with `x-`. */
  extensions?: Record<`x-${string}`, unknown>;
}

/** A complaint that is a complete sentence and does not start with the field's label. */
export interface WholeSentence {
  message: string;
}

/**
 * Checks a value; returns the rest of a sentence that starts with the field's label, or undefined when it is valid.
 */
export type FieldRule = (value: unknown) => string | WholeSentence | undefined;

/** For fields that do not set a maximum length. */
const DEFAULT_MAX_LENGTH = 2000;

interface FieldDefinition {
  /**
   * Maximum length of a valid text; default 2000. A much longer one is checked as it was sent, and the rule must
   * refuse it.
   */
  maxLength?: number;
  rule: FieldRule;
  /** Applied after trimming and normalising. */
  transform?: (value: unknown) => unknown;
  /** Leaves the text exactly as sent (passwords). */
  verbatim?: boolean;
  /** Value of an empty optional field; default undefined. */
  absent?: unknown;
  api: ApiPropertyOptions;
}

/**
 * Combines what a field needs, so that a DTO reads like the form: normalising the value, one message when it is
 * wrong, and its description in the API document.
 */
export function field(options: FieldOptions, definition: FieldDefinition): PropertyDecorator {
  const { optional = false, nullable = false, description, example } = options;
  const shown = {
    required: !optional,
    ...definition.api,
    ...(nullable ? { nullable } : {}),
    ...options.extensions,
    ...(description === undefined ? {} : { description }),
    ...(example === undefined ? {} : { example }),
  } as ApiPropertyOptions;
  return applyDecorators(
    Transform(({ value }) => toNormalForm(value, optional, definition)),
    follows(options, definition.rule),
    ApiProperty(shown),
  );
}

function toNormalForm(value: unknown, optional: boolean, definition: FieldDefinition): unknown {
  const { maxLength = DEFAULT_MAX_LENGTH, verbatim = false } = definition;
  const isNormalised = typeof value === 'string' && !verbatim;
  if (isNormalised && !isCheapToNormalise(value, maxLength)) return value;
  const text = isNormalised ? normaliseText(value) : value;
  const present = optional ? emptyToAbsent(text) : text;
  if (present === undefined) return definition.absent;
  return definition.transform ? definition.transform(present) : present;
}

/** Registers the rule as a single class-validator constraint, so that a field has one message at a time. */
function follows(options: FieldOptions, rule: FieldRule): PropertyDecorator {
  const problem = (value: unknown, property: string): string | undefined => {
    const label = options.label ?? labelOf(property);
    if (value === undefined || value === null || value === '') {
      return options.optional ? undefined : (options.missing ?? `${label} is required.`);
    }
    const complaint = rule(value);
    return typeof complaint === 'string' ? `${label} ${complaint}` : complaint?.message;
  };
  return (target, property) =>
    registerDecorator({
      name: 'field',
      target: target.constructor,
      propertyName: String(property),
      validator: {
        validate: (value: unknown) => problem(value, String(property)) === undefined,
        defaultMessage: (args?: ValidationArguments) => problem(args?.value, String(property)) ?? '',
      },
    });
}

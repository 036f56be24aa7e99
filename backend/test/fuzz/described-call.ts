import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';

/** A field as `backend/openapi.json` describes it. */
export interface DescribedField {
  type?: string;
  format?: string;
  enum?: unknown[];
  example?: unknown;
  maxLength?: number;
  allOf?: DescribedField[];
  $ref?: string;
  'x-accepted-types'?: string[];
}

interface Operation {
  requestBody: { content: Record<string, { schema: { $ref: string } }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

interface Description {
  paths: Record<string, { post?: Operation }>;
  components: { schemas: Record<string, DescribedField & { properties?: Record<string, DescribedField> }> };
}

const description = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../openapi.json'), 'utf8'),
) as Description;
const ajv = new Ajv({ strict: false, validateFormats: false });

/** A POST endpoint with a body, as `backend/openapi.json` describes it. */
export class DescribedCall {
  readonly mediaType: string;
  readonly fields: Readonly<Record<string, DescribedField>>;
  readonly required: ReadonlySet<string>;
  private readonly operation: Operation;
  private readonly validators = new Map<number, ValidateFunction>();

  constructor(readonly path: string) {
    const operation = description.paths[path]?.post;
    if (!operation) throw new Error(`The API description has no POST ${path}.`);
    this.operation = operation;
    const [[mediaType, { schema }] = ['', { schema: { $ref: '' } }]] = Object.entries(
      operation.requestBody.content,
    );
    this.mediaType = mediaType;
    const form = resolved(schema) as { properties?: Record<string, DescribedField>; required?: string[] };
    this.required = new Set(form.required);
    this.fields = Object.fromEntries(
      Object.entries(form.properties ?? {}).map(([name, field]) => [name, resolved(field)]),
    );
  }

  /** How a response deviates from the API description; undefined if it does not. */
  problemWith(status: number, body: unknown): string | undefined {
    if (!(String(status) in this.operation.responses)) return `${status} is not documented`;
    if (status >= 500) return `${status} is a server error`;
    const validate = this.validatorFor(status);
    if (!validate(body)) return ajv.errorsText(validate.errors);
    if (status < 400) return undefined;
    const { statusCode, message, error } = body as Record<string, unknown>;
    if (statusCode !== status) return `statusCode is ${statusCode}`;
    return message === error && message !== ''
      ? undefined
      : 'message and error must be the same non-empty sentence';
  }

  private validatorFor(status: number): ValidateFunction {
    const known = this.validators.get(status);
    if (known) return known;
    const { components } = description;
    const schema = this.operation.responses[status]?.content?.['application/json']?.schema ?? {};
    const validate = ajv.compile({ ...schema, components });
    this.validators.set(status, validate);
    return validate;
  }
}

/** The schema that a `$ref` points to, merged with the properties next to it. */
function resolved(field: DescribedField): DescribedField {
  const { allOf: [inner] = [], $ref = inner?.$ref, ...siblings } = field;
  if ($ref === undefined) return field;
  return { ...description.components.schemas[$ref.split('/').at(-1) ?? ''], ...siblings };
}

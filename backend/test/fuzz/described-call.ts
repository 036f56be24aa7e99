import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv, type ValidateFunction } from 'ajv';

/** The API description of a field. */
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
  withNull,
) as Description;
const ajv = new Ajv({ strict: false, validateFormats: false });

/** OpenAPI 3.0 writes "this schema or null" as `nullable` beside `allOf`; plain JSON Schema reads that as never null. */
function withNull(_name: string, value: DescribedField & { nullable?: boolean }): object {
  return value?.nullable && value.allOf ? { anyOf: [{ type: 'null' }, ...value.allOf] } : value;
}

/** A call with a body, as `backend/openapi.json` describes it to clients. */
export class DescribedCall {
  readonly mediaType: string;
  readonly fields: Readonly<Record<string, DescribedField>>;
  readonly required: ReadonlySet<string>;
  private readonly operation: Operation;
  private readonly judges = new Map<number, ValidateFunction>();

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

  /** What is unexpected about an answer according to the description; undefined for an expected one. */
  problemWith(status: number, body: unknown): string | undefined {
    if (!(String(status) in this.operation.responses)) return `${status} is not documented`;
    if (status >= 500) return `${status} is the server's fault`;
    const judge = this.judgeOf(status);
    if (!judge(body)) return ajv.errorsText(judge.errors);
    if (status < 400) return undefined;
    const { statusCode, message, error } = body as Record<string, unknown>;
    if (statusCode !== status) return `statusCode is ${statusCode}`;
    return message === error && message !== '' ? undefined : 'message and error are not the same sentence';
  }

  private judgeOf(status: number): ValidateFunction {
    const known = this.judges.get(status);
    if (known) return known;
    const { components } = description;
    const schema = this.operation.responses[status]?.content?.['application/json']?.schema ?? {};
    const judge = ajv.compile({ ...schema, components });
    this.judges.set(status, judge);
    return judge;
  }
}

/** The schema that a reference points to, merged with its sibling properties. */
function resolved(field: DescribedField): DescribedField {
  const { allOf: [inner] = [], $ref = inner?.$ref, ...beside } = field;
  if ($ref === undefined) return field;
  return { ...description.components.schemas[$ref.split('/').at(-1) ?? ''], ...beside };
}

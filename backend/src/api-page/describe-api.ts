import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { type ErrorStatus, errorAnswer } from '../common/errors/api-errors.decorator.js';
import { ErrorEnvelope } from '../common/errors/error-envelope.dto.js';
import { API_LIMITS } from './api-limits.js';

const INTRODUCTION = `
The API behind the website and its back office.

**Who may call.** Sending a form is public. Everything else needs a Bearer token from \`POST /api/admin/login\`
(press *Authorize* and paste the \`token\` of its answer) and the permission that the call names.

**Answers.** A write answers \`{ message, data }\`; a list is a bare array with its further pages in the \`Link\` header;
a single record is a bare object.

**Errors.** Every error has the same shape (\`ErrorEnvelope\`): compare \`code\`, show \`message\`, and mark \`fields\`.
Quote \`requestId\` when asking for help.

**Input.** JSON in UTF-8, or \`multipart/form-data\` where a call takes a file. Text is trimmed; unknown properties are
refused. Send an \`Idempotency-Key\` with a form: repeating it with the same content gives the same answer and one record.
`.trim();

const TAGS: Array<[string, string]> = [
  ['factory applications', 'People with a skill and no funds apply to have their factory funded.'],
  ['contact messages', 'Visitors write to the company.'],
  ['shareholders', 'People apply to become shareholders.'],
  ['subscriptions', 'The spice club: a box of spices every month.'],
  ['payments', 'The online payment of a first box.'],
  ['tracking', 'People follow what they sent in, and act on it.'],
  ['downloads', 'Documents that a browser fetches by itself.'],
  ['exports', 'Lists as files, fetched in the same way.'],
  ['presentation', 'Clickers control a presentation, and followers see it.'],
  ['administrators', 'Logging in, sessions, accounts and permissions.'],
  ['configuration', 'What the web asks for at run time.'],
  ['health', 'For load balancers and operators.'],
];

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Parameter = NonNullable<Operation['parameters']>[number];
type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** The OpenAPI description of the running application, in an order that depends only on its content. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const builder = new DocumentBuilder()
    .setTitle('Community factories')
    .setDescription(INTRODUCTION)
    .setVersion('1')
    .addExtension('x-limits', API_LIMITS)
    .addServer('/');
  addCredentials(builder);
  for (const [name, description] of TAGS) builder.addTag(name, description);
  const document = SwaggerModule.createDocument(app, builder.build(), {
    extraModels: [ErrorEnvelope],
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  for (const [method, operation] of operationsOf(document)) {
    keepDescribedHeaders(operation);
    completeErrors(operation, method !== 'get');
  }
  return sorted(document);
}

function operationsOf(document: OpenAPIObject): Array<[(typeof METHODS)[number], Operation]> {
  return Object.values(document.paths).flatMap((item) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [[method, operation] as [typeof method, Operation]] : [];
    }),
  );
}

/** The tokens, keys and cookies that calls ask for. */
function addCredentials(builder: DocumentBuilder): void {
  builder
    .addBearerAuth({
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'The `token` of a login.',
    })
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'The `token` of `POST /api/track/open`.',
      },
      'track',
    )
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        description: 'The `presenterKey` of `POST /api/presentation-rooms`.',
      },
      'presenter',
    )
    .addBearerAuth(
      { type: 'http', scheme: 'bearer', description: 'The `clickerKey` of `POST /api/presentation-rooms`.' },
      'clicker',
    )
    .addCookieAuth(
      'admin_refresh',
      { type: 'apiKey', in: 'cookie', description: 'The refresh token; the browser keeps it after a login.' },
      'refresh',
    )
    .addCookieAuth(
      'download_ticket',
      {
        type: 'apiKey',
        in: 'cookie',
        description: 'From the call that prepares a download; for this one only.',
      },
      'download_ticket',
    );
}

/** A header that a handler reads and also describes would be listed twice. */
function keepDescribedHeaders(operation: Operation): void {
  const isHeader = (one: Parameter) => 'in' in one && one.in === 'header';
  const isDescribed = (one: Parameter) =>
    isHeader(one) && 'description' in one && one.description !== undefined;
  const nameOf = (one: Parameter) => ('name' in one ? one.name.toLowerCase() : '');
  const described = new Set(operation.parameters?.filter(isDescribed).map(nameOf));
  operation.parameters = operation.parameters?.filter(
    (one) => !isHeader(one) || isDescribed(one) || !described.has(nameOf(one)),
  );
}

/**
 * Adds the errors that follow from the kind of operation; the operation documents the others itself. A body is
 * validated before the handler runs, so a writing operation can answer 400 even if it expects no body.
 */
function completeErrors(operation: Operation, writes: boolean): void {
  const implied: ErrorStatus[] = [500, 503];
  if (operation.security?.length) implied.push(401);
  const permissions: unknown = Object.entries(operation).find(
    ([key]) => key === 'x-required-permissions',
  )?.[1];
  const needs = neededPermissions(permissions);
  if (needs !== undefined) {
    implied.push(403);
    const needed = `Needs the permission ${needs}.`;
    operation.description = [operation.description, needed].filter(Boolean).join('\n\n');
  }
  if (writes) implied.push(400, 408, 413, 415);
  for (const status of implied) operation.responses[status] ??= errorAnswer(status);
}

/** All permissions of a list, or one of those under `anyOf`; undefined when being signed in is enough. */
function neededPermissions(asked: unknown): string | undefined {
  const quoted = (listed: unknown[]) => listed.map((one) => `\`${one}\``);
  if (Array.isArray(asked)) return asked.length === 0 ? undefined : quoted(asked).join(' and ');
  const { anyOf } = Object(asked) as { anyOf?: unknown };
  return Array.isArray(anyOf) ? quoted(anyOf).join(' or ') : undefined;
}

function sorted(document: OpenAPIObject): OpenAPIObject {
  const { schemas = {}, ...components } = document.components ?? {};
  return {
    ...document,
    paths: byKey(document.paths),
    components: { ...components, schemas: byKey(schemas) },
  };
}

function byKey<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}

import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { PROOF_MINUTES, STALE_PROOF } from '../common/access/second-factor.decorators.js';
import { type ErrorStatus, errorAnswer } from '../common/errors/api-errors.decorator.js';
import { ErrorEnvelope } from '../common/errors/error-envelope.dto.js';
import { API_LIMITS } from './api-limits.js';

const INTRODUCTION = `
The API of the website and its back office.

**Authentication.** The public forms, the configuration and the health checks need none; tracking and presentations have
tokens and keys of their own, which their operations describe. The console's operations need a Bearer token from
\`POST /api/admin/login\` (select *Authorize* and paste the \`token\` of the response) and the permission that they name.
Sensitive operations also need re-authentication within the last ten minutes (\`POST /api/admin/2fa/prove\`); a login
counts as one.

**Responses.** Most writing operations return \`{ message }\`, with what was stored in \`data\`. Lists are plain arrays; the \`Link\` header contains the
URLs of their other pages. Single records are plain objects. Fields without a value are absent, not \`null\`, unless
their description says otherwise.

**Formats.** Dates with a time are ISO 8601 in UTC. Days (\`2025-01-15\`) are in Indian time (IST). Amounts are in rupees;
Razorpay's amounts are in paise.

**Errors.** All errors have the shape of \`ErrorEnvelope\`: compare \`code\`, show \`message\`, and mark the invalid fields
with \`fields\`. Quote \`requestId\` when asking for support.

**Requests.** Bodies are JSON in UTF-8, or \`multipart/form-data\` for operations that accept a file. Text is trimmed;
an optional field that is empty or \`null\` counts as absent, unless its description says otherwise; unknown properties
are rejected. Send an \`Idempotency-Key\` with a public form: repeating the request with the same key
and content returns the same response and creates no second record.
`.trim();

const TAGS: Array<[string, string]> = [
  ['factory applications', 'Applications for the funding of a factory.'],
  ['contact messages', 'Messages to the company, and replies to them.'],
  ['shareholders', 'Applications to become a shareholder.'],
  ['subscriptions', 'The spice club, a monthly box of spices, and the delivery of its boxes.'],
  ['payments', 'Online payment of a first box.'],
  ['tracking', 'Status of a submission for the person who sent it, and their actions on it.'],
  ['downloads', 'Downloads of documents by the browser itself.'],
  ['exports', 'Lists as CSV files or Excel workbooks.'],
  ['presentation', 'Remote control and live view of a presentation.'],
  ['administrators', 'Login, sessions, accounts, permissions and settings.'],
  ['audit log', 'Record of all actions, with an integrity check.'],
  ['notifications', 'Notifications of the caller, as a list and as a stream.'],
  ['search', 'Search across all kinds of records.'],
  ['statistics', 'Figures for the dashboard.'],
  ['undelivered mails', 'Mails that failed after their last attempt.'],
  ['configuration', 'Run-time configuration of the front ends.'],
  ['site', 'Error reports of the website.'],
  ['health', 'Probes for load balancers and operators.'],
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
    completeDescriptions(operation);
  }
  leaveListsUndescribed(document);
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
      description: 'The `token` returned by a login.',
    })
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'The `token` returned by `POST /api/track/open`.',
      },
      'track',
    )
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        description: 'The `presenterKey` returned by `POST /api/presentation-rooms`.',
      },
      'presenter',
    )
    .addBearerAuth(
      {
        type: 'http',
        scheme: 'bearer',
        description: 'The `clickerKey` returned by `POST /api/presentation-rooms`.',
      },
      'clicker',
    )
    .addCookieAuth(
      'admin_refresh',
      { type: 'apiKey', in: 'cookie', description: 'The refresh token, set by a login.' },
      'refresh',
    )
    .addCookieAuth(
      'download_ticket',
      {
        type: 'apiKey',
        in: 'cookie',
        description: 'Set by the request that prepares a download; valid for that download only.',
      },
      'download_ticket',
    );
}

/** A header that a handler reads and also describes would be listed twice; credentials are listed as `security`. */
function keepDescribedHeaders(operation: Operation): void {
  const isHeader = (one: Parameter) => 'in' in one && one.in === 'header';
  const isDescribed = (one: Parameter) =>
    isHeader(one) && 'description' in one && one.description !== undefined;
  const nameOf = (one: Parameter) => ('name' in one ? one.name.toLowerCase() : '');
  const described = new Set(operation.parameters?.filter(isDescribed).map(nameOf));
  operation.parameters = operation.parameters?.filter(
    (one) =>
      !isHeader(one) || isDescribed(one) || !(described.has(nameOf(one)) || nameOf(one) === 'authorization'),
  );
}

/** A path parameter is decoded before anything else looks at it. */
const UNREADABLE_URL = {
  when: 'The URL contains a malformed percent escape.',
  message: 'The request could not be understood.',
};

/**
 * Adds the errors that follow from the kind of operation; the operation documents the others itself. A body is
 * validated before the handler runs, so a writing operation can answer 400 even if it expects no body.
 */
function completeErrors(operation: Operation, writes: boolean): void {
  const implied: ErrorStatus[] = [500, 503];
  if (operation.security?.length) implied.push(401);
  const needed = requirementsOf(operation);
  if (writes) implied.push(400, 408, 413, 415);
  for (const status of implied) operation.responses[status] ??= errorAnswer(status);
  const [first] = needed;
  if (first) operation.responses[403] ??= errorAnswer(403, { when: first.otherwise });
  if (operation.parameters?.some((one) => 'in' in one && one.in === 'path'))
    operation.responses[400] ??= errorAnswer(400, UNREADABLE_URL);
  describe(operation, ...needed.map(({ requirement }) => requirement));
  describe(operation.responses[403], ...needed.map(({ otherwise }) => otherwise));
}

/** What a caller must have, from the decorators of the handler, and the description of the 403 without it. */
function requirementsOf(operation: Operation): Array<{ requirement?: string; otherwise: string }> {
  const extensions: Record<string, unknown> = { ...operation };
  const permissions = neededPermissions(extensions['x-required-permissions']);
  const needed: ReturnType<typeof requirementsOf> = [];
  if (permissions !== undefined)
    needed.push({
      requirement: `Requires the ${permissions}.`,
      otherwise: String(errorAnswer(403).description),
    });
  if ('x-required-permissions' in extensions && extensions['x-without-second-factor'] !== true)
    needed.push({
      otherwise: 'The account has to set up a second factor first (`SECOND_FACTOR_REQUIRED`).',
    });
  if (extensions['x-required-proof'] === true)
    needed.push({
      requirement: `Requires re-authentication within the last ${PROOF_MINUTES} minutes.`,
      otherwise: STALE_PROOF.when,
    });
  return needed;
}

const SUCCESS: Record<string, string> = { 200: 'OK.', 201: 'Created.', 202: 'Accepted.', 204: 'No content.' };

/** Describes the successful responses that have no description, and drops what several decorators repeat. */
function completeDescriptions(operation: Operation): void {
  for (const [status, response] of Object.entries(operation.responses)) {
    if (!response || '$ref' in response) continue;
    response.description ||= SUCCESS[status] ?? '';
    response.description = [...new Set(response.description.split('\n\n'))].join('\n\n');
  }
}

/** A list of values that several fields share would have the description of one of them. */
function leaveListsUndescribed(document: OpenAPIObject): void {
  for (const schema of Object.values(document.components?.schemas ?? {}))
    if ('enum' in schema) delete schema.description;
}

/** Adds paragraphs to a description. */
function describe(described: object | undefined, ...paragraphs: (string | undefined)[]): void {
  if (!described) return;
  const before = 'description' in described ? described.description : undefined;
  Object.assign(described, {
    description: [before, ...paragraphs].filter(Boolean).join('\n\n') || undefined,
  });
}

/** All permissions of a list, or one of those under `anyOf`; undefined when being signed in is enough. */
function neededPermissions(required: unknown): string | undefined {
  const quoted = (listed: unknown[]) => listed.map((one) => `\`${one}\``);
  if (Array.isArray(required)) {
    if (required.length === 0) return undefined;
    return `${required.length === 1 ? 'permission' : 'permissions'} ${quoted(required).join(' and ')}`;
  }
  const { anyOf } = Object(required) as { anyOf?: unknown };
  return Array.isArray(anyOf) ? `permission ${quoted(anyOf).join(' or ')}` : undefined;
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

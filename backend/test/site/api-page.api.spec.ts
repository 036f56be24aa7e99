import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Ajv } from 'ajv';
import request from 'supertest';
import { ApiDescription } from '../../src/api-page/api-description.js';
import { declaredRoutes } from '../support/routes.js';
import { startTestApp, type TestApp } from '../support/test-app.js';

/** The page at /api/docs has to be sufficient for a reader without other information. */
describe('the API description', () => {
  let running: TestApp;
  let description: OpenAPIObject;
  beforeAll(async () => {
    running = await startTestApp();
    description = (await request(running.origin).get('/api/openapi.json').expect(200)).body;
  });
  afterAll(() => running.close());

  const operations = (of = description) =>
    Object.entries(of.paths).flatMap(([path, item]) =>
      (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
        const operation = item[method];
        return operation ? [{ name: `${method.toUpperCase()} ${path}`, method, operation }] : [];
      }),
    );
  const operationsWithout = (isDocumented: (one: ReturnType<typeof operations>[number]) => boolean) =>
    operations()
      .filter((one) => !isDocumented(one))
      .map(({ name }) => name);

  test('is serialized once, however many callers ask for it', async () => {
    const { document } = running.app.get(ApiDescription, { strict: false });
    const serialized = jest.fn(() => ({ ...document, toJSON: undefined }));
    Object.defineProperty(document, 'toJSON', { value: serialized, configurable: true });
    const { body, headers } = await request(running.origin).get('/api/openapi.json').expect(200);
    delete (document as { toJSON?: unknown }).toJSON;
    expect(serialized).not.toHaveBeenCalled();
    expect(body).toEqual(description);
    const etag = String(headers.etag);
    await request(running.origin).get('/api/openapi.json').set('If-None-Match', etag).expect(304);
    await request(running.origin).head('/api/openapi.json').expect('ETag', etag).expect(200);
  });

  test('covers every route of the API', () => {
    const described = new Set(operations().map(({ name }) => name.replace(/\{(\w+)\}/g, ':$1')));
    const calls = declaredRoutes(running.app)
      .map(({ name }) => name)
      .filter((name) => /^\w+ \/(api|config|health)\//.test(name) && !/\/api\/(docs|openapi)/.test(name));
    expect(calls.length).toBeGreaterThan(10);
    expect(calls.filter((name) => !described.has(name))).toEqual([]);
  });

  test('has a summary of every operation in the generated openapi.json', () => {
    const built: OpenAPIObject = JSON.parse(readFileSync(join(__dirname, '../../openapi.json'), 'utf8'));
    expect(
      operations(built)
        .filter(({ operation }) => !operation.summary)
        .map(({ name }) => name),
    ).toEqual([]);
  });

  test('documents for each operation what it does, who may call it and what each error means', () => {
    expect(
      operationsWithout(({ operation }) => Boolean(operation.summary && operation.tags?.length)),
    ).toEqual([]);
    const isClosed = new Map(declaredRoutes(running.app).map(({ name, isPublic }) => [name, !isPublic]));
    expect(
      operationsWithout(
        ({ name, operation }) =>
          !isClosed.get(name.replace(/\{(\w+)\}/g, ':$1')) ||
          (operation.security?.some((one) => 'bearer' in one) === true && '401' in operation.responses),
      ),
    ).toEqual([]);
    expect(
      operationsWithout(({ operation }) =>
        Object.entries(operation.responses).every(
          ([status, answer]) =>
            Number(status) < 400 || (answer && 'description' in answer && answer.description !== ''),
        ),
      ),
    ).toEqual([]);
  });

  test('documents 403 where an account may first have to set up its second factor, or is suspended', () => {
    const routes = new Map(declaredRoutes(running.app).map((route) => [route.name, route]));
    const mayBeRefused = (name: string) => {
      const { isPublic = true, isForSetUp } = routes.get(name.replace(/\{(\w+)\}/g, ':$1')) ?? {};
      return isPublic ? /^POST \/api\/admin\/.*login/.test(name) && !name.endsWith('/options') : !isForSetUp;
    };
    expect(
      operationsWithout(({ name, operation }) => !mayBeRefused(name) || '403' in operation.responses),
    ).toEqual([]);
  });

  test.each([
    ['patch', '/api/admin/views/{id}', '409'],
    ['post', '/api/admin/2fa/login', '409'],
    ['post', '/api/admin/2fa/prove', '409'],
  ] as const)('documents what else %s %s answers: %s', (method, path, status) => {
    expect(Object.keys(description.paths[path]?.[method]?.responses ?? {})).toContain(status);
  });

  test('has an example of every error response', () => {
    for (const { name, operation } of operations()) {
      for (const [status, answer] of Object.entries(operation.responses)) {
        if (Number(status) < 400 || name === 'GET /health/ready') continue;
        const content = answer && 'content' in answer ? answer.content?.['application/json'] : undefined;
        expect({ name, example: content?.example }).toEqual({
          name,
          example: expect.objectContaining({ statusCode: Number(status), error: content?.example.message }),
        });
      }
    }
  });

  test('has an example or a list of values for every field of requests and responses', () => {
    const configuration = description.paths['/config/site.json']?.get?.responses[200];
    expect(configuration && 'content' in configuration && configuration.content).toMatchObject({
      'application/json': { example: { legalName: expect.any(String), grievanceContact: {}, logo: {} } },
    });
    const withWholeExample = new Set(['SiteConfig', 'SiteLogo', 'SocialLinks', 'GrievanceContact']);
    const schemas = Object.entries(description.components?.schemas ?? {}).filter(
      ([name]) => !withWholeExample.has(name),
    );
    const withoutExample = schemas.flatMap(([name, schema]) =>
      Object.entries(('properties' in schema && schema.properties) || {})
        .filter(
          ([, field]) => 'type' in field && ['string', 'number', 'integer'].includes(String(field.type)),
        )
        .filter(
          ([, field]) =>
            !('example' in field) &&
            !('default' in field) &&
            !('enum' in field) &&
            !('format' in field && field.format === 'binary'),
        )
        .map(([field]) => `${name}.${field}`),
    );
    expect(withoutExample).toEqual([]);
  });

  test('has only examples that the schemas of their fields accept', () => {
    const schemas = Object.entries(description.components?.schemas ?? {}).map(
      ([name, schema]) => [name, ('properties' in schema && schema.properties) || {}] as const,
    );
    // One schema of all fields, since compiling each takes seconds.
    const properties = Object.fromEntries(schemas.map(([name, fields]) => [name, { properties: fields }]));
    const examples = schemas.map(([name, fields]) => [
      name,
      Object.fromEntries(
        Object.entries(fields).flatMap(([field, definition]) =>
          'example' in definition ? [[field, definition.example]] : [],
        ),
      ),
    ]);
    const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
    ajv.validate({ properties, components: description.components }, Object.fromEntries(examples));
    expect(ajv.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`) ?? []).toEqual([]);
  });

  test('prefills no query or header parameter, since a trial call with it could fail or find nothing', () => {
    const prefilled = operations().flatMap(({ name, operation }) =>
      (operation.parameters ?? []).flatMap((parameter) => {
        if (!('in' in parameter) || parameter.in === 'path') return [];
        const schema = parameter.schema && 'type' in parameter.schema ? parameter.schema : {};
        const isPrefilled = 'example' in parameter || 'example' in schema || 'default' in schema;
        return isPrefilled ? [`${name} ${parameter.name}`] : [];
      }),
    );
    expect(prefilled).toEqual([]);
  });

  test('documents the errors for an invalid body on every operation that writes', () => {
    const writing = operations().filter(({ method }) => method !== 'get');
    for (const { name, operation } of writing) {
      expect({ name, statuses: Object.keys(operation.responses) }).toEqual({
        name,
        statuses: expect.arrayContaining(['400', '408', '413', '415']),
      });
    }
  });

  test('documents 400 on every operation with a parameter in its path, which may have a malformed escape', async () => {
    expect(
      operationsWithout(
        ({ operation }) =>
          !operation.parameters?.some((one) => 'in' in one && one.in === 'path') ||
          '400' in operation.responses,
      ),
    ).toEqual([]);
    await request(running.origin).get('/api/admin/contacts/%E0%A4%A').expect(400);
  });

  test('describes every parameter', () => {
    const undescribed = operations().flatMap(({ name, operation }) =>
      (operation.parameters ?? []).flatMap((one) =>
        'in' in one && !one.description ? [`${name} ${one.name}`] : [],
      ),
    );
    expect(undescribed).toEqual([]);
  });

  test('names several required permissions in the plural', () => {
    const texts = operations().map(({ operation }) => operation.description ?? '');
    expect(texts.filter((text) => /Requires the permission `[^`]+` and /.test(text))).toEqual([]);
    expect(texts.some((text) => text.includes('Requires the permissions `'))).toBe(true);
  });

  test('leaves the description of a shared list of values to the fields that use it', () => {
    const schemas = Object.entries(description.components?.schemas ?? {});
    const described = schemas.filter(([, schema]) => 'enum' in schema && schema.description !== undefined);
    expect(described.map(([name]) => name)).toEqual([]);
  });

  test.each(['/api/admin/2fa/login', '/api/admin/2fa/prove'])(
    'has an example for each of the alternatives of %s, of which one call may send only one',
    (path) => {
      const body = description.paths[path]?.post?.requestBody;
      const examples = body && 'content' in body ? body.content['application/json']?.examples : undefined;
      const sent = Object.values(examples ?? {}).map((example) =>
        Object.keys('value' in example ? example.value : {}).filter((key) => key !== 'challenge'),
      );
      expect(sent.length).toBeGreaterThan(1);
      for (const keys of sent) expect(keys).toHaveLength(1);
    },
  );

  test('describes an assignee as null where that unassigns the record', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false });
    const schema = { $ref: '#/components/schemas/AssigneeForm', components: description.components };
    expect(ajv.validate(schema, { adminId: null, expected: null })).toBe(true);
  });

  test('describes what may be null so that strict validators of OpenAPI 3.0 accept the schema, and null', () => {
    const ajv = new Ajv({ strict: false, validateFormats: false });
    const { components } = description;
    const valid = (schema: string, value: unknown) =>
      ajv.validate({ $ref: `#/components/schemas/${schema}`, components }, value);
    const entry = {
      _id: '65f1c0ffee65f1c0ffee65f1',
      at: '2025-01-31T05:00:00.000Z',
      action: 'admin.created',
    };
    const actor = { adminId: '65f1c0ffee65f1c0ffee65f1', email: 'office@example.org' };
    expect(valid('AuditEntryView', { ...entry, actor })).toBe(true);
    expect(valid('AuditEntryView', { ...entry, actor: null })).toBe(true);
    expect(valid('AuditEntryView', { ...entry, actor: {} })).toBe(false);
    expect(valid('TrackStatusAnswer', { message: 'Record erased', data: null })).toBe(true);
  });

  test('documents 429 on every public operation that refuses bodies of a network after too many invalid ones', () => {
    const limited = declaredRoutes(running.app).filter((one) => one.isPublic && !one.hasOwnLimits);
    const names = new Set(limited.map(({ name }) => name.replace(/:(\w+)/g, '{$1}')));
    expect(
      operationsWithout(
        ({ name, method, operation }) => method === 'get' || !names.has(name) || '429' in operation.responses,
      ),
    ).toEqual([]);
  });

  test('documents the headers of downloads, the types of documents, and the record in a conflict', () => {
    const answerOf = (path: string, method: 'get' | 'post') =>
      description.paths[path]?.[method]?.responses[200];
    const prepared = operations()
      .filter(({ name, method }) => method === 'post' && /\/exports|\/downloads/.test(name))
      .map(({ name }) => name.replace('POST ', ''));
    expect(prepared.length).toBeGreaterThan(5);
    for (const path of prepared)
      expect({ path, answer: answerOf(path, 'post') }).toEqual({
        path,
        answer: expect.objectContaining({ headers: { 'Set-Cookie': expect.anything() } }),
      });
    expect(answerOf('/api/admin/exports/{id}', 'get')).toMatchObject({
      headers: { 'Content-Disposition': expect.anything() },
    });
    expect(answerOf('/api/shareholder/{id}/id-proof', 'get')).toMatchObject({
      content: { 'application/pdf': expect.anything(), 'image/jpeg': expect.anything() },
    });
    expect(description.components?.schemas?.ErrorEnvelope).toMatchObject({
      properties: { data: { type: 'object' } },
    });
  });

  test('documents the file field of the form with its types and maximum size', () => {
    const form = JSON.stringify(description.components?.schemas?.ApplyFactoryForm);
    expect(form).toContain('"format":"binary"');
    expect(form).toContain('.pdf');
    expect(form).toContain('10 MB');
    const body = description.paths['/api/apply-factory']?.post?.requestBody;
    expect(body && 'content' in body ? Object.keys(body.content) : []).toEqual(['multipart/form-data']);
  });

  test('is rendered as a page that runs only its own scripts', async () => {
    const page = await request(running.origin).get('/api/docs').expect(200);
    expect(page.type).toBe('text/html');
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    expect(page.text).not.toMatch(/<script>|https?:\/\//);
    for (const [, file = ''] of page.text.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)) {
      await request(running.origin).get(file).expect(200);
    }
    await request(running.origin).get('/api/docs/package.json').expect(404);
  });
});

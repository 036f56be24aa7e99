/**
 * Forms of the front ends, each with the API operation that receives it. Their limits are generated from openapi.json,
 * so that each is defined only once.
 */
const FORMS = {
  factoryApplication: { path: '/api/apply-factory', method: 'post' },
  contactMessage: { path: '/api/contact', method: 'post' },
  shareholder: { path: '/api/shareholder/apply', method: 'post' },
  subscription: { path: '/api/subscription', method: 'post' },
  trackCode: { path: '/api/track/code', method: 'post' },
  trackOpen: { path: '/api/track/open', method: 'post' },
  contactReply: { path: '/api/contact/{id}/replies', method: 'post' },
  officeNote: { path: '/api/contact/{id}/notes', method: 'post' },
  applicationDecision: { path: '/api/apply-factory/{id}/status', method: 'patch' },
  decisionReasons: { path: '/api/admin/decision-reasons', method: 'put' },
  accountReason: { path: '/api/admin/users/{id}', method: 'delete' },
  savedView: { path: '/api/admin/views', method: 'post' },
};

/** Nested objects of these forms with limits of their own, by the name of their schema. */
const PARTS = {
  decisionReason: 'DecisionReasonForm',
  reasonWords: 'ReasonWordsForm',
};

/** Returns the content of field-rules.generated.ts. */
export function fieldRulesModule(openApi) {
  const rules = {};
  for (const [form, { path, method }] of Object.entries(FORMS)) {
    const content = openApi.paths?.[path]?.[method]?.requestBody?.content;
    if (!content) throw new Error(`openapi.json describes no body for ${method.toUpperCase()} ${path}`);
    const [media] = Object.values(content);
    rules[form] = rulesOf(resolve(openApi, media.schema), openApi);
  }
  for (const [part, schema] of Object.entries(PARTS)) {
    rules[part] = rulesOf(openApi.components.schemas[schema], openApi);
  }
  return [
    '// Written from backend/openapi.json by `npm run generate -w frontend-shared`; change the API instead.',
    `export const fieldRules = ${JSON.stringify(rules, null, 2)} as const;`,
    '',
  ].join('\n');
}

/** Returns the content of limits.generated.ts: limits that belong to no form field. */
export function limitsModule(openApi) {
  const slides = openApi.components.schemas.RoomStateForm.properties.slide.maximum;
  return [
    '// Written from backend/openapi.json by `npm run generate -w frontend-shared`; change the API instead.',
    `export const apiLimits = ${JSON.stringify(openApi['x-limits'], null, 2)} as const;`,
    '',
    '/** Slides of the deck, each with its URL. By itself, because every page needs it and only it. */',
    `export const SLIDES = ${slides};`,
    '',
  ].join('\n');
}

function resolve(openApi, schema) {
  if (schema?.allOf?.length === 1) return { ...resolve(openApi, schema.allOf[0]), ...schema };
  const name = schema?.$ref?.split('/').pop();
  return name ? openApi.components.schemas[name] : schema;
}

function rulesOf(schema, openApi) {
  const required = new Set(schema.required ?? []);
  return Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, property]) => [
      name,
      ruleOf(resolve(openApi, property), required.has(name), openApi),
    ]),
  );
}

function ruleOf(property, required, openApi) {
  const { minLength, maxLength, pattern, minimum, maximum, maxItems } = property;
  const values = property.enum ?? resolve(openApi, property.items)?.enum;
  return {
    required,
    ...(values && { values }),
    ...defined({ minLength, maxLength, pattern, minimum, maximum, maxItems }),
    // Accepted file types and maximum size of a file field.
    ...defined({ fileTypes: property['x-accepted-types'], maxBytes: property['x-max-bytes'] }),
    // Prices, contents and delivery days of the spice packs, and the price of a share.
    ...defined({ packs: property['x-packs'], delivery: property['x-delivery'] }),
    ...defined({ priceInRupees: property['x-price-in-rupees'] }),
  };
}

function defined(values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/**
 * Forms of the front ends and the operation that takes each. Their limits reach the browser from the API's own
 * description, so that no second list exists.
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
};

/** The text of field-rules.generated.ts. */
export function fieldRulesModule(openApi) {
  const rules = {};
  for (const [form, { path, method }] of Object.entries(FORMS)) {
    const content = openApi.paths?.[path]?.[method]?.requestBody?.content;
    if (!content) throw new Error(`openapi.json describes no body for ${method.toUpperCase()} ${path}`);
    const [media] = Object.values(content);
    rules[form] = rulesOf(resolve(openApi, media.schema), openApi);
  }
  return [
    '// Written from backend/openapi.json by `npm run generate -w frontend-shared`; change the API instead.',
    `export const fieldRules = ${JSON.stringify(rules, null, 2)} as const;`,
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
      ruleOf(resolve(openApi, property), required.has(name)),
    ]),
  );
}

function ruleOf(property, required) {
  const { minLength, maxLength, pattern, minimum, maximum } = property;
  return {
    required,
    ...(property.enum && { values: property.enum }),
    ...defined({ minLength, maxLength, pattern, minimum, maximum }),
    // How a binary field says which files it takes and how big they may be.
    ...defined({ fileTypes: property['x-accepted-types'], maxBytes: property['x-max-bytes'] }),
    // Prices and contents of the spice packs, and when they leave; the price of a share.
    ...defined({ packs: property['x-packs'], delivery: property['x-delivery'] }),
    ...defined({ priceInRupees: property['x-price-in-rupees'] }),
  };
}

function defined(values) {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

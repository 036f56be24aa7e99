/** Returns the content of public-path.generated.ts: a type of the paths that the server lists as public pages. */
export function publicPathModule(openApi) {
  const paths = openApi.paths?.['/config/site.json']?.get?.['x-public-pages'];
  if (!Array.isArray(paths)) throw new Error('openapi.json lists no public pages');
  return [
    '// Written from backend/openapi.json by `npm run generate -w frontend-shared`; change the API instead.',
    'export type PublicPath =',
    `${paths.map((path) => `  | '${path}'`).join('\n')};`,
    '',
  ].join('\n');
}

/** The page loads Swagger UI from our own origin only: no inline scripts, no other origins. */
export const API_PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export const API_PAGE_HTML = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>API of the community factories</title>
    <link rel="icon" href="/api/docs/favicon-32x32.png">
    <link rel="stylesheet" href="/api/docs/swagger-ui.css">
    <script src="/api/docs/swagger-ui-bundle.js" defer></script>
    <script src="/api/docs/page.js" defer></script>
  </head>
  <body>
    <main id="api"><noscript>This page needs JavaScript. The description itself: <a href="/api/openapi.json">/api/openapi.json</a></noscript></main>
  </body>
</html>
`;

export const API_PAGE_SCRIPT = `window.SwaggerUIBundle({
  dom_id: '#api',
  url: '/api/openapi.json',
  presets: [window.SwaggerUIBundle.presets.apis],
  deepLinking: true,
  displayRequestDuration: true,
  filter: true,
  tryItOutEnabled: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null,
});
`;

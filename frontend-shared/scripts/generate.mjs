/**
 * Writes what frontend-shared derives from other sources:
 *   src/theme/tokens.css              from src/theme/tokens.ts
 *   src/api/types.generated.ts        from backend/openapi.json (openapi-typescript)
 *   src/api/field-rules.generated.ts  limits and value lists of the forms, from backend/openapi.json
 *   src/api/limits.generated.ts       limits that belong to no form field, from backend/openapi.json
 *   src/routing/public-path.generated.ts  addresses of the public pages, from backend/openapi.json
 *
 * `--check` writes nothing and exits 1 when a file is stale.
 */
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fieldRulesModule, limitsModule } from './field-rules.mjs';
import { publicPathModule } from './public-path.mjs';

const here = path.dirname(fileURLToPath(import.meta.url));
const source = path.join(here, '../src');
const openApiFile = path.join(here, '../../backend/openapi.json');
const check = process.argv.includes('--check');

async function tokensCss() {
  const { default: typescript } = await import('typescript');
  const text = await readFile(path.join(source, 'theme/tokens.ts'), 'utf8');
  const { outputText } = typescript.transpileModule(text, {
    compilerOptions: { module: typescript.ModuleKind.ESNext, target: typescript.ScriptTarget.ES2022 },
  });
  const { tokensCss } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);
  return tokensCss();
}

async function apiTypes(openApi) {
  const { default: openapiTypescript, astToString } = await import('openapi-typescript');
  return astToString(await openapiTypescript(openApi, { alphabetize: true }));
}

async function outputs() {
  const files = [['theme/tokens.css', await tokensCss()]];
  if (!existsSync(openApiFile)) {
    console.log('backend/openapi.json is missing: API types and field rules are left as they are.');
    return files;
  }
  const openApi = JSON.parse(await readFile(openApiFile, 'utf8'));
  files.push(['api/types.generated.ts', await apiTypes(openApi)]);
  files.push(['api/field-rules.generated.ts', fieldRulesModule(openApi)]);
  files.push(['api/limits.generated.ts', limitsModule(openApi)]);
  files.push(['routing/public-path.generated.ts', publicPathModule(openApi)]);
  return files;
}

let stale = 0;
for (const [name, text] of await outputs()) {
  const file = path.join(source, name);
  const present = existsSync(file) ? await readFile(file, 'utf8') : '';
  if (present === text) continue;
  if (check) {
    stale += 1;
    console.error(`frontend-shared/src/${name} is stale; run: npm run generate -w frontend-shared`);
  } else {
    await writeFile(file, text);
    console.log(`wrote frontend-shared/src/${name}`);
  }
}
process.exitCode = stale ? 1 : 0;

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AppLogger } from '../../common/logging/app-logger.js';
import { loadConfig } from '../app-config.js';
import { SiteSettings } from './site-settings.js';

const root = path.join(import.meta.dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

interface Schema {
  properties: Record<string, { $ref?: string; allOf?: Array<{ $ref: string }> }>;
}

const schemas: Record<string, Schema> = JSON.parse(read('backend/openapi.json')).components.schemas;

/** Every setting of the site configuration: `name`, `logo.primary`. */
function settings(schema = 'SiteConfig'): string[] {
  return Object.entries(schemas[schema]?.properties ?? {}).flatMap(([key, property]) => {
    const part = (property.$ref ?? property.allOf?.[0]?.$ref)?.split('/').at(-1);
    return part ? settings(part).map((inner) => `${key}.${inner}`) : [key];
  });
}

test('the server starts with the example of a site configuration', async () => {
  const env = {
    MONGODB_URI: 'mongodb://127.0.0.1/cf',
    SITE_CONFIG: path.join(root, 'docs/site.example.json'),
  };
  const site = await (await SiteSettings.load(loadConfig(env), new AppLogger('silent'))).site();
  expect(site).toMatchObject(JSON.parse(read('docs/site.example.json')));
});

test('the guide describes every setting', () => {
  const guide = read('docs/site-configuration.md');
  expect(settings()).toContain('logo.primary');
  expect(settings().filter((setting) => !guide.includes(`\`${setting}\``))).toEqual([]);
});

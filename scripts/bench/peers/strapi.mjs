// @ts-check
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installPeer, startInstalled } from './installation.mjs';
import { createPostgresDatabase } from './postgres.mjs';
import { application, asForm, asJson, WORD } from './record.mjs';

const VERSION = '5.54.0';
const BIN = 'node_modules/@strapi/strapi/bin/strapi.js';
const PATH = '/api/applications';
const LIST = `${PATH}?pagination[pageSize]=20&sort=createdAt:desc`;

const text = (/** @type {number} */ maxLength) => ({ type: 'string', required: true, maxLength });
const CONTENT_TYPE = {
  kind: 'collectionType',
  collectionName: 'applications',
  info: { singularName: 'application', pluralName: 'applications', displayName: 'Application' },
  options: { draftAndPublish: false },
  attributes: {
    name: text(80),
    business_idea: text(60),
    location: text(120),
    required_amount: text(60),
    past_experience: { type: 'text', maxLength: 3000 },
    email: { type: 'email' },
    mobile: { type: 'string', regex: '^[6-9]\\d{9}$' },
    supporting_document: { type: 'media', multiple: false, allowedTypes: ['files'] },
  },
};

/** Grants the public role what the load needs, so that it needs no login. */
const BOOTSTRAP = `module.exports = {
  async bootstrap({ strapi }) {
    const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } });
    const permissions = strapi.db.query('plugin::users-permissions.permission');
    const own = 'api::application.application';
    for (const action of [own + '.create', own + '.find', 'plugin::upload.content-api.upload']) {
      const data = { action, role: role.id };
      if (!(await permissions.findOne({ where: data }))) await permissions.create({ data });
    }
  },
};`;

const FILES = {
  'config/server.js': `module.exports = ({ env }) => ({
    host: '127.0.0.1', port: env.int('PORT'), app: { keys: ['bench-1', 'bench-2'] },
  });`,
  'config/admin.js': `module.exports = {
    auth: { secret: 'bench' }, apiToken: { salt: 'bench' }, transfer: { token: { salt: 'bench' } },
    secrets: { encryptionKey: 'thirty-two characters of a bench' },
  };`,
  'config/plugins.js': `module.exports = { 'users-permissions': { config: { jwtSecret: 'bench' } } };`,
  'config/api.js': 'module.exports = {};',
  'config/database.js': `module.exports = ({ env }) => ({ connection: { client: 'postgres', connection: {
    host: env('PEER_POSTGRES'), database: env('PEER_DATABASE'), user: 'postgres', password: '',
  } } });`,
  'config/logger.js': `const { winston } = require('@strapi/logger');
    module.exports = { transports: [new winston.transports.Console({ level: 'error' })] };`,
  'config/middlewares.js': `module.exports = [
    'logger', 'errors', 'security', 'cors', 'poweredBy', 'query', 'body', 'session', 'favicon', 'public',
  ].map((name) => 'strapi::' + name);`,
  'src/index.js': BOOTSTRAP,
  'src/api/application/content-types/application/schema.json': JSON.stringify(CONTENT_TYPE),
  'src/api/application/controllers/application.js': core('Controller'),
  'src/api/application/services/application.js': core('Service'),
  'src/api/application/routes/application.js': core('Router'),
};

/** @type {import('./types.d.ts').Peer} */
export const strapi = {
  name: 'strapi',
  title: 'Strapi 5',
  description: 'a database of its own in the PostgreSQL behind the product’s',
  install: () =>
    installPeer({
      name: 'strapi',
      isModule: false,
      dependencies: {
        '@strapi/plugin-users-permissions': VERSION,
        '@strapi/strapi': VERSION,
        pg: '8.23.1',
        react: '18.3.1',
        'react-dom': '18.3.1',
        'react-router-dom': '6.30.4',
        'styled-components': '6.6.0',
      },
      files: FILES,
      build: [BIN, 'build'],
    }),
  async prepare({ folder, postgres }) {
    const uploads = join(folder, 'public', 'uploads');
    rmSync(uploads, { recursive: true, force: true });
    mkdirSync(uploads, { recursive: true });
    return createPostgresDatabase({ folder, socket: postgres, database: 'peer_strapi' });
  },
  async start({ folder, env }) {
    const server = await startInstalled({
      name: 'Strapi',
      folder,
      args: () => [BIN, 'start'],
      env,
      readyPath: LIST,
    });
    const create = (/** @type {import('./types.d.ts').Ask} */ ask, /** @type {object} */ data) =>
      ask({ method: 'POST', path: PATH, ...asJson({ data }) });
    /** @type {import('./types.d.ts').Calls} */
    const calls = {
      post: (ask, n) => create(ask, application(n)),
      // Strapi 5 takes no file with a record, so the file is uploaded first, in a separate call.
      async document(ask, n) {
        const [file] = await ask({ method: 'POST', path: '/api/upload', ...asForm({}, 'files') });
        return create(ask, { ...application(n), supporting_document: file.id });
      },
      list: (ask) => ask({ path: LIST }),
      search: (ask) => ask({ path: `${LIST}&_q=${WORD}` }),
    };
    return { ...server, calls };
  },
};

/** @param {string} part */
function core(part) {
  return `module.exports = require('@strapi/strapi').factories.createCore${part}('api::application.application');`;
}

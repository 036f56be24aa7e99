// @ts-check
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../processes/run-command.mjs';
import { installPeer, productionEnv, startInstalled } from './installation.mjs';
import { createPostgresDatabase } from './postgres.mjs';
import { application, asForm, asJson, WORD } from './record.mjs';

const VERSION = '3.90.2';
const NEXT = 'node_modules/next/dist/bin/next';
const PATH = '/api/applications';
const LIST = `${PATH}?limit=20&sort=-createdAt`;

/** The collection is an upload collection: one call creates the record with its file. */
const CONFIG = `import { postgresAdapter } from '@payloadcms/db-postgres';
import { buildConfig } from 'payload';

const open = () => true;
const text = (name, maxLength) => ({ name, type: 'text', required: true, maxLength });

export default buildConfig({
  secret: 'bench',
  telemetry: false,
  db: postgresAdapter({
    pool: { host: process.env.PEER_POSTGRES, database: process.env.PEER_DATABASE, user: 'postgres' },
  }),
  collections: [
    {
      slug: 'applications',
      access: { create: open, read: open },
      upload: { staticDir: 'uploads', mimeTypes: ['application/pdf'], filesRequiredOnCreate: false },
      fields: [
        text('name', 80),
        text('business_idea', 60),
        text('location', 120),
        text('required_amount', 60),
        { name: 'past_experience', type: 'textarea', maxLength: 3000 },
        { name: 'email', type: 'email' },
        {
          name: 'mobile',
          type: 'text',
          validate: (value) => !value || /^[6-9]\\d{9}$/.test(value) || 'must be an Indian mobile number',
        },
      ],
    },
  ],
});
`;

const FILES = {
  'payload.config.js': CONFIG,
  'next.config.js': `import { withPayload } from '@payloadcms/next/withPayload';
export default withPayload({});`,
  'jsconfig.json': JSON.stringify({
    compilerOptions: { paths: { '@payload-config': ['./payload.config.js'] } },
  }),
  'app/api/[...slug]/route.js': `import config from '@payload-config';
import { REST_GET, REST_POST } from '@payloadcms/next/routes';
export const GET = REST_GET(config);
export const POST = REST_POST(config);`,
};

/** @type {import('./types.d.ts').Peer} */
export const payload = {
  name: 'payload',
  title: 'Payload 3',
  description: 'a database of its own in the PostgreSQL behind the product’s',
  install: () =>
    installPeer({
      name: 'payload',
      dependencies: {
        '@payloadcms/db-postgres': VERSION,
        '@payloadcms/next': VERSION,
        graphql: '16.15.0',
        next: '16.4.6',
        payload: VERSION,
        react: '19.3.0',
        'react-dom': '19.3.0',
      },
      files: FILES,
      build: [NEXT, 'build'],
    }),
  async prepare({ folder, postgres }) {
    for (const generated of ['migrations', 'uploads'])
      rmSync(join(folder, generated), { recursive: true, force: true });
    const env = await createPostgresDatabase({ folder, socket: postgres, database: 'peer_payload' });
    const migration = {
      cwd: folder,
      env: { ...productionEnv(), ...env, PAYLOAD_CONFIG_PATH: 'payload.config.js' },
    };
    for (const step of [['migrate:create', 'tables'], ['migrate']]) {
      await runCommand(process.execPath, ['node_modules/payload/bin.js', ...step], migration);
    }
    return env;
  },
  async start({ folder, env }) {
    const server = await startInstalled({
      name: 'Payload',
      folder,
      args: (port) => [NEXT, 'start', '--hostname', '127.0.0.1', '--port', String(port)],
      env,
      readyPath: LIST,
    });
    /** @type {import('./types.d.ts').Calls} */
    const calls = {
      post: (ask, n) => ask({ method: 'POST', path: PATH, ...asJson(application(n)) }),
      document: (ask, n) =>
        ask({ method: 'POST', path: PATH, ...asForm({ _payload: JSON.stringify(application(n)) }, 'file') }),
      list: (ask) => ask({ path: LIST }),
      search: (ask) => ask({ path: `${LIST}&where[location][like]=${WORD}` }),
    };
    return { ...server, calls };
  },
};

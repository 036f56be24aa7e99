// @ts-check
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { CHECKOUT } from '../product.mjs';
import { readCompose, schemaProblems } from './read-compose.mjs';

test('docker-compose.yml follows the Compose Specification', () => {
  assert.deepEqual(schemaProblems(readCompose()), []);
});

test('the schema reports a misspelt key of a service', () => {
  const compose = readCompose();
  compose.services.product.enviroment = {};
  assert.match(schemaProblems(compose).join('\n'), /services\/product must NOT have additional properties/);
});

test('the product waits until the schema of its own database is prepared', () => {
  const { services } = readCompose();
  assert.equal(services.product.depends_on.schema.condition, 'service_completed_successfully');
  assert.deepEqual(services.schema.command, ['node', 'backend/dist/cli/migrate.js']);
  assert.equal(services.schema.environment.MONGODB_URI, services.product.environment.MONGODB_URI);
});

test('the schema is prepared once the database accepts writes', () => {
  const { services } = readCompose();
  assert.equal(services.schema.depends_on.database.condition, 'service_healthy');
  assert.match(services.database.healthcheck.test.join(' '), /isWritablePrimary/);
  assert.match(services.product.environment.MONGODB_URI, /replicaSet=rs0$/);
  assert.ok(services.database.command.includes('rs0'));
});

test('only the product and the mail inbox are reachable, and only from this machine', () => {
  const { services } = readCompose();
  const published = Object.entries(services).flatMap(([name, { ports = [] }]) =>
    ports.map((/** @type {string} */ port) => `${name} ${port}`),
  );
  assert.deepEqual(published, ['mail 127.0.0.1:8025:8025', 'product 127.0.0.1:3000:3000']);
});

test('the image runs as an unprivileged user and copies the package.json of every workspace', () => {
  const dockerfile = readFileSync(join(CHECKOUT, 'Dockerfile'), 'utf8');
  const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '));
  assert.match(lastStage, /\nUSER node\n/);
  assert.match(lastStage, /HOST=0\.0\.0\.0/);
  const { workspaces } = JSON.parse(readFileSync(join(CHECKOUT, 'package.json'), 'utf8'));
  for (const workspace of workspaces) {
    assert.ok(
      dockerfile.includes(`COPY ${workspace}/package.json ${workspace}/\n`),
      `${workspace} is not copied`,
    );
    assert.ok(existsSync(join(CHECKOUT, workspace, 'package.json')));
  }
});

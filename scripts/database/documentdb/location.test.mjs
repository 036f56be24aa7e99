// @ts-check
import assert from 'node:assert/strict';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { postgresFolder } from './location.mjs';

const log = () => {};

/**
 * A data folder whose `postgres` is a link to a folder elsewhere.
 * @param {import('node:test').TestContext} t
 */
function linkedDataFolder(t) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'linked-data-of-a-test-')));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const dataDir = join(folder, 'data');
  const database = join(folder, 'database');
  mkdirSync(dataDir);
  mkdirSync(database);
  symlinkSync(database, join(dataDir, 'postgres'));
  assert.equal(postgresFolder(dataDir, undefined, log), database);
  return { dataDir, database, copy: join(folder, 'copy') };
}

test('a copy of a data folder with a link does not use the database of the original', (t) => {
  const { dataDir, database, copy } = linkedDataFolder(t);
  cpSync(dataDir, copy, { recursive: true, verbatimSymlinks: true });
  assert.throws(() => postgresFolder(copy, undefined, log), {
    message: `${copy}/postgres is a link to the database of ${dataDir}; replace it with a copy of ${database}. If that is the database of ${copy}, remove data-folder.txt in it.`,
  });
  assert.equal(postgresFolder(dataDir, undefined, log), database);
});

test('a copy of the database belongs to the data folder that links to it', (t) => {
  const { dataDir, database, copy } = linkedDataFolder(t);
  const copiedDatabase = `${database}-copy`;
  cpSync(database, copiedDatabase, { recursive: true });
  mkdirSync(copy);
  symlinkSync(copiedDatabase, join(copy, 'postgres'));
  assert.equal(postgresFolder(copy, undefined, log), copiedDatabase);
  assert.equal(postgresFolder(dataDir, undefined, log), database);
});

test('a data folder that was moved keeps its database', (t) => {
  const { dataDir, database, copy } = linkedDataFolder(t);
  renameSync(dataDir, copy);
  assert.equal(postgresFolder(copy, undefined, log), database);
  symlinkSync(copy, dataDir);
  assert.equal(postgresFolder(dataDir, undefined, log), database);
  assert.equal(postgresFolder(copy, undefined, log), database);
});

test('a link to a disk that is not mounted is no reason to begin with an empty database', (t) => {
  const { dataDir, database } = linkedDataFolder(t);
  rmSync(database, { recursive: true });
  for (let start = 0; start < 2; start += 1) {
    assert.throws(() => postgresFolder(dataDir, undefined, log), {
      message: `${dataDir}/postgres is a link to ${database}, which does not exist; restore that folder or remove the link.`,
    });
  }
});

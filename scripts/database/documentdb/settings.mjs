// @ts-check

/** Loaded into every server process, also when the template is made. */
export const PRELOADED = {
  shared_preload_libraries: 'pg_cron,pg_documentdb_core,pg_documentdb_extended_rum,pg_documentdb',
  'cron.database_name': 'postgres',
  'documentdb.alternate_index_handler_name': 'extended_rum',
};

/** What a killed test run loses does not matter; speed does. */
const THROW_AWAY = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

/**
 * PostgreSQL's settings for running DocumentDB.
 * @param {{ purpose: import('../types.d.ts').Purpose, socketDir: string }} options
 * @returns {Record<string, string>}
 */
export function serverSettings({ purpose, socketDir }) {
  return {
    ...PRELOADED,
    // Without background workers pg_cron connects over TCP, and so TTL indexes would never expire anything.
    'cron.use_background_workers': 'on',
    // Its log is a table that grows with every run.
    'cron.log_run': 'off',
    'cron.log_statement': 'off',
    'documentdb.enableCompositeIndexPlanner': 'on',
    // createIndex runs through a connection to itself, and there is no TCP port.
    'documentdb.localhost_connection_string': `host=${socketDir}`,
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    jit: 'off',
    // Inserts of one value into a unique index block each other until this ends it (decision 0013); in ms.
    deadlock_timeout: '20',
    max_connections: '100',
    max_worker_processes: '16',
    shared_buffers: '128MB',
    timezone: 'GMT',
    log_timezone: 'GMT',
    log_checkpoints: 'off',
    log_min_messages: 'warning',
    // Statements carry the values that people typed in; an error is logged without them.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(purpose === 'test' ? THROW_AWAY : {}),
  };
}

/**
 * @param {Record<string, string>} settings
 * @returns {string[]} as arguments of `postgres`
 */
export function asArguments(settings) {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * FerretDB's command line.
 * It asks for no password, so it listens where nobody else can come: on a socket in a folder of its own, or for tests on a
 * port of this machine.
 * @param {{ endpoint: import('../reachable.mjs').Endpoint, socketDir: string, stateDir: string }} options
 * @returns {string[]}
 */
export function ferretdbArguments({ endpoint, socketDir, stateDir }) {
  const postgres = new URL('postgres:///postgres');
  postgres.searchParams.set('host', socketDir);
  postgres.searchParams.set('user', 'postgres');
  return [
    `--postgresql-url=${postgres}`,
    ...(typeof endpoint === 'number'
      ? [`--listen-addr=127.0.0.1:${endpoint}`]
      : ['--listen-addr=-', `--listen-unix=${endpoint}`]),
    '--debug-addr=-',
    '--no-auth',
    '--telemetry=disable',
    `--state-dir=${stateDir}`,
    '--log-level=error',
  ];
}

// @ts-check

/** Settings of every server process, including the one that builds the template. */
export const PRELOADED = {
  shared_preload_libraries: 'pg_cron,pg_documentdb_core,pg_documentdb_extended_rum,pg_documentdb',
  'cron.database_name': 'postgres',
  'documentdb.alternate_index_handler_name': 'extended_rum',
};

/** Settings of disposable databases: speed matters, lost writes do not. */
const DISPOSABLE = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

/**
 * PostgreSQL's settings for running DocumentDB.
 * @param {{ purpose: import('../types.d.ts').Purpose, socketDir: string }} options
 * @returns {Record<string, string>}
 */
export function serverSettings({ purpose, socketDir }) {
  return {
    ...PRELOADED,
    // Without background workers pg_cron connects over TCP, which is off, and TTL indexes would expire nothing.
    'cron.use_background_workers': 'on',
    // The log is a table that grows with every run.
    'cron.log_run': 'off',
    'cron.log_statement': 'off',
    'documentdb.enableCompositeIndexPlanner': 'on',
    // createIndex opens a connection to its own server, which has no TCP port.
    'documentdb.localhost_connection_string': `host=${socketDir}`,
    listen_addresses: '',
    unix_socket_directories: socketDir,
    unix_socket_permissions: '0700',
    jit: 'off',
    // In ms. Concurrent inserts of one value into a unique index block each other for this time (decision 0013).
    deadlock_timeout: '20',
    max_connections: '100',
    max_worker_processes: '16',
    shared_buffers: '128MB',
    timezone: 'GMT',
    log_timezone: 'GMT',
    log_checkpoints: 'off',
    log_min_messages: 'warning',
    // Statements contain personal data, so errors are logged without them.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(purpose === 'test' ? DISPOSABLE : {}),
  };
}

/**
 * @param {Record<string, string>} settings
 * @returns {string[]} arguments of `postgres`
 */
export function asArguments(settings) {
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/**
 * FerretDB's arguments. It requires no password, so it listens only on a socket in a private folder, or in tests on a
 * loopback port.
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

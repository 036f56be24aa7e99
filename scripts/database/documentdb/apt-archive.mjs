// @ts-check
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from '../../processes/run-command.mjs';
import { archiveKeyring } from './prerequisites.mjs';

/** The first Debian release with DocumentDB for PostgreSQL 18. */
const SUITE = 'forky';

/**
 * Downloads a package and its dependencies without changing the system: apt uses a private state.
 * @param {string} packageName
 * @param {string} folder an empty working folder
 * @returns {Promise<string[]>} paths of the package files
 */
export async function downloadPackages(packageName, folder) {
  const config = await privateApt(folder);
  const env = { ...process.env, APT_CONFIG: config, LC_ALL: 'C.UTF-8', DEBIAN_FRONTEND: 'noninteractive' };
  await runCommand('apt-get', ['update', '--quiet'], { env });
  await runCommand(
    'apt-get',
    ['install', '--yes', '--quiet', '--no-install-recommends', '--download-only', packageName],
    { env },
  );
  const archives = join(folder, 'cache', 'archives');
  return readdirSync(archives)
    .filter((name) => name.endsWith('.deb'))
    .map((name) => join(archives, name));
}

/**
 * @param {string} folder
 * @returns {Promise<string>} path of a configuration file for `APT_CONFIG`
 */
async function privateApt(folder) {
  for (const name of [
    'state/lists/partial',
    'cache/archives/partial',
    'etc/apt.conf.d',
    'etc/preferences.d',
  ]) {
    mkdirSync(join(folder, name), { recursive: true });
  }
  const status = join(folder, 'status');
  writeFileSync(status, '');
  const sources = join(folder, 'sources.list');
  writeFileSync(sources, `deb [signed-by=${archiveKeyring()}] ${await debianMirror()} ${SUITE} main\n`);
  const config = join(folder, 'apt.conf');
  writeFileSync(
    config,
    [
      ...(await systemTransport()),
      `Dir::State "${join(folder, 'state')}";`,
      `Dir::State::status "${status}";`,
      `Dir::Cache "${join(folder, 'cache')}";`,
      `Dir::Etc "${join(folder, 'etc')}";`,
      `Dir::Etc::sourcelist "${sources}";`,
      'Dir::Etc::sourceparts "-";',
      'Dir::Etc::netrc "/etc/apt/auth.conf";',
      'Dir::Etc::netrcparts "/etc/apt/auth.conf.d";',
      'Debug::NoLocking "true";',
      'APT::Sandbox::User "";',
      'Acquire::Languages "none";',
      // A mirror may be an old copy, whose signature has expired.
      'Acquire::Check-Valid-Until "false";',
      '',
    ].join('\n'),
  );
  return config;
}

/** @returns {Promise<string[]>} network settings of the machine's own apt, such as proxies and certificates */
async function systemTransport() {
  const dump = await runCommand('apt-config', ['dump']);
  return dump
    .split('\n')
    .filter((line) => /^Acquire::(http|https|Retries|ForceIPv[46])\b.*"[^"]+";$/.test(line));
}

/** @returns {Promise<string>} the mirror that the machine's own apt uses for Debian */
async function debianMirror() {
  const targets = await runCommand('apt-get', [
    'indextargets',
    '--format',
    '$(REPO_URI) $(CODENAME)',
    'Created-By: Packages',
  ]);
  const mirror = targets
    .split('\n')
    .map((line) => line.split(' ')[0] ?? '')
    .find(isDebianMirror);
  if (mirror) return mirror;
  throw new Error(
    'The apt configuration of this machine names no Debian mirror (an address ending in /debian), so PostgreSQL ' +
      'cannot be fetched; set MONGODB_URI instead.',
  );
}

/**
 * @param {string} address
 * @returns {boolean} whether it is a mirror of Debian's main archive, not of security updates or another archive
 */
export function isDebianMirror(address) {
  return /\/debian\/?$/.test(address);
}

// @ts-check
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import { runCommand } from '../../processes/run-command.mjs';
import { downloadPackages } from './apt-archive.mjs';

const PACKAGE = 'postgresql-18-documentdb';
const LIBRARIES = 'usr/lib/x86_64-linux-gnu';
const SERVER = 'usr/lib/postgresql/18';
const SHARE = 'usr/share/postgresql/18';
const LOADER = `${LIBRARIES}/ld-linux-x86-64.so.2`;

/** The server modules that DocumentDB needs. All others in the packages are left out. */
const MODULES = [
  ...['dict_snowball', 'pg_cron', 'pg_documentdb', 'pg_documentdb_core', 'pg_documentdb_extended_rum'],
  ...['pg_documentdb_extended_rum_core', 'pg_documentdb_extended_rum_core_builtin_rmgr'],
  ...['plpgsql', 'postgis-3', 'rum', 'tsm_system_rows', 'vector'],
];
/** Large packages that only optional modules need. They are unpacked only if a library turns out to be missing. */
const RARELY_NEEDED =
  /^lib(perl|gdal|sfcgal|poppler|hdf|netcdf|spatialite|aom|svtav1|rav1e|dav1d|gav1|jxl|heif|lapack|gfortran|xerces|systemd-shared|nss3|c-l10n|c-gconv|c-bin|absl|db5|mpfr|cfitsio|armadillo|avif)/;

/**
 * Assembles a PostgreSQL 18 with DocumentDB that runs from any folder and on any Debian release, because it includes its
 * own loader and libraries.
 * @param {string} target path of the folder, which exists only once it is complete
 * @param {string} workFolder an empty folder on the same file system
 */
export async function provisionPostgres(target, workFolder) {
  const packages = await downloadPackages(PACKAGE, join(workFolder, 'apt'));
  const unpacked = join(workFolder, 'unpacked');
  const isOurs = (/** @type {string} */ file) => /^(lib|zlib1g|postgresql-18)/.test(basename(file));
  await unpack(
    packages.filter((file) => isOurs(file) && !RARELY_NEEDED.test(basename(file))),
    unpacked,
  );
  let libraries = await neededLibraries(unpacked);
  if (libraries.missing.length > 0) {
    await unpack(packages.filter(isOurs), unpacked);
    libraries = await neededLibraries(unpacked);
  }
  if (libraries.missing.length > 0) {
    throw new Error(`PostgreSQL cannot run: Debian's packages lack ${libraries.missing.join(', ')}.`);
  }
  const assembled = join(workFolder, 'postgres');
  copyNeeded(unpacked, assembled, libraries.found);
  writeFileSync(
    join(assembled, 'packages.txt'),
    `${packages
      .map((file) => basename(file))
      .sort()
      .join('\n')}\n`,
  );
  await runCommand('chmod', ['-R', 'go+rX', assembled]);
  renameSync(assembled, target);
  rmSync(workFolder, { recursive: true, force: true });
}

/**
 * @param {string[]} packages
 * @param {string} folder
 */
async function unpack(packages, folder) {
  mkdirSync(folder, { recursive: true });
  const queue = [...packages];
  const worker = async () => {
    for (let file = queue.pop(); file; file = queue.pop()) await runCommand('dpkg-deb', ['-x', file, folder]);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

/**
 * Finds out with the unpacked loader which libraries the programs and modules need.
 * @param {string} unpacked
 * @returns {Promise<{ found: string[], missing: string[] }>}
 */
async function neededLibraries(unpacked) {
  const loader = join(unpacked, LOADER);
  const path = `${join(unpacked, LIBRARIES)}:${join(unpacked, SERVER, 'lib')}`;
  const found = new Set();
  const missing = new Set();
  const objects = [
    ...['postgres', 'initdb'].map((name) => join(unpacked, SERVER, 'bin', name)),
    ...MODULES.map((name) => join(unpacked, SERVER, 'lib', `${name}.so`)),
  ];
  for (const object of objects) {
    const list = await runCommand('sh', [
      '-c',
      '"$0" --library-path "$1" --list "$2" || true',
      loader,
      path,
      object,
    ]);
    for (const line of list.split('\n')) {
      const absent =
        /^\s*(\S+) => not found/.exec(line) ?? /(\S+): cannot open shared object file/.exec(line);
      if (absent) missing.add(absent[1]);
      const present = /^\s*(\S+) => (\/.*) \(0x/.exec(line);
      if (present?.[2]?.startsWith(join(unpacked, LIBRARIES))) found.add(present[2]);
    }
  }
  return { found: [...found], missing: [...missing] };
}

/**
 * @param {string} unpacked
 * @param {string} target
 * @param {string[]} libraries
 */
function copyNeeded(unpacked, target, libraries) {
  for (const folder of [LIBRARIES, `${SERVER}/bin`, `${SERVER}/lib`]) {
    mkdirSync(join(target, folder), { recursive: true });
  }
  for (const library of libraries) cpSync(realpathSync(library), join(target, LIBRARIES, basename(library)));
  cpSync(realpathSync(join(unpacked, LOADER)), join(target, LOADER));
  for (const name of MODULES) {
    cpSync(join(unpacked, SERVER, 'lib', `${name}.so`), join(target, SERVER, 'lib', `${name}.so`));
  }
  cpSync(join(unpacked, SHARE), join(target, SHARE), {
    recursive: true,
    filter: (source) =>
      !/\/(man|address_standardizer|postgis_(raster|sfcgal|tiger|topology))/.test(
        source.slice(unpacked.length),
      ),
  });
  const extensions = join(target, SHARE, 'extension');
  if (!existsSync(join(extensions, 'postgis.control'))) {
    // Installing the package would create this link.
    cpSync(join(extensions, 'postgis-3.control'), join(extensions, 'postgis.control'));
  }
  for (const program of ['postgres', 'initdb']) {
    const file = join(target, SERVER, 'bin', program);
    cpSync(join(unpacked, SERVER, 'bin', program), `${file}.bin`);
    writeFileSync(file, WRAPPER);
    chmodSync(file, 0o755);
  }
}

/** Passes on the program's path as `argv[0]`, by which PostgreSQL finds its own files. */
const WRAPPER = `#!/bin/sh
bin=\${0%/*}
usr=$bin/../../../..
exec "$usr/lib/x86_64-linux-gnu/ld-linux-x86-64.so.2" --argv0 "$0" \\
  --library-path "$usr/lib/x86_64-linux-gnu:$bin/../lib" "$0.bin" "$@"
`;

/**
 * @param {string} postgres a folder created by `provisionPostgres`
 * @param {'postgres' | 'initdb'} name
 */
export function postgresProgram(postgres, name) {
  return join(postgres, SERVER, 'bin', name);
}

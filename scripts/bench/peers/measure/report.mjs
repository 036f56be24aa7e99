// @ts-check
import { asTable } from '../../figures.mjs';

/** @typedef {import('../types.d.ts').Result} Result */
/** @typedef {import('../types.d.ts').Operation} Operation */

/** @type {ReadonlyArray<[Operation, string]>} titles of the operations, in order of the tables */
export const OPERATIONS = [
  ['post', 'form'],
  ['document', 'form with a PDF of 200 kB'],
  ['list', 'list of 20'],
  ['search', 'list of 20 with a word'],
];

/** This product must handle at least so many times the requests of these peers. */
const GOAL_TIMES = { times: 10, peers: ['strapi', 'payload'], operations: ['post', 'list'] };
/** @type {Partial<Record<Operation, number>>} this product may take at most so many times as long as the driver alone */
const GOALS_OF_DRIVER = { post: 2.5, list: 1.8 };

/**
 * @param {readonly Result[]} results
 * @param {import('../types.d.ts').Amount} amount
 * @returns {string} Markdown
 */
export function tablesOf(results, { seconds, rounds, clients, records }) {
  const problems = results.flatMap(({ peer, problem }) => (problem ? [`${peer.title}: ${problem}`] : []));
  return [
    `${clients} clients, ${rounds} rounds of ${seconds} s in turns, ${records} records before.`,
    ...results.map(({ peer }) => `- ${peer.title}: ${peer.description}`),
    '',
    byOperation(
      'requests/s; median, p99',
      results,
      ({ perSecond, median, p99 }) => `${rounded(perSecond)}; ${ms(median)}, ${ms(p99)} ms`,
    ),
    '',
    byOperation(
      'processor time of a request: server + database',
      results,
      ({ ownMs, databaseMs }) => `${ms(ownMs)} + ${ms(databaseMs)} ms`,
    ),
    '',
    installations(results),
    '',
    asTable(['what', 'requests/s', 'processor time', 'goal'], goals(results)),
    ...problems,
  ].join('\n');
}

/**
 * @param {string} title
 * @param {readonly Result[]} results
 * @param {(figure: import('../types.d.ts').Figure) => string} cell
 */
function byOperation(title, results, cell) {
  return asTable(
    [title, ...OPERATIONS.map(([, name]) => name)],
    results.map(({ peer, figures }) => [
      peer.title,
      ...OPERATIONS.map(([operation]) => {
        const figure = figures[operation];
        return figure ? cell(figure) : '';
      }),
    ]),
  );
}

/** @param {readonly Result[]} results */
function installations(results) {
  const wholeSeconds = (/** @type {number | undefined} */ value) =>
    value === undefined ? '' : `${Math.round(value)} s`;
  const rows = results.flatMap(({ peer, bytes, installation, readyMs, quietSeconds }) =>
    installation
      ? [
          [
            peer.title,
            bytes ? `${Math.round(bytes / 2 ** 20)} MiB` : '',
            `${Math.round(installation.bytes / 1e6)} MB`,
            wholeSeconds(installation.seconds),
            wholeSeconds(installation.buildSeconds),
            readyMs ? `${rounded(readyMs)} ms` : '',
            wholeSeconds(quietSeconds),
          ],
        ]
      : [],
  );
  return asTable(
    [
      ...['server', 'memory after the loads', 'packages', 'installed in', 'built in'],
      ...['from cold to ready', 'quiet after a load within'],
    ],
    rows,
  );
}

/**
 * Compares this product with the other servers (how many times the requests, how many times less processor time) and, the
 * other way round, with the driver.
 * @param {readonly Result[]} results
 * @returns {string[][]} table rows
 */
function goals(results) {
  const named = (/** @type {string} */ name) => results.find(({ peer }) => peer.name === name);
  const rows = [];
  for (const [operation, title] of OPERATIONS) {
    const own = named('product')?.figures[operation];
    if (!own) continue;
    for (const name of ['strapi', 'payload', 'nest', 'raw']) {
      const [other, peer] = [named(name)?.figures[operation], named(name)?.peer];
      if (!other || !peer) continue;
      const goal = GOAL_TIMES.peers.includes(name) && GOAL_TIMES.operations.includes(operation);
      rows.push([
        `${title}, beside ${peer.title}`,
        times(own.perSecond / other.perSecond),
        times(timeOf(other) / timeOf(own)),
        goal ? `≥ ${GOAL_TIMES.times} ×` : '',
      ]);
    }
    const driver = named('driver')?.figures[operation];
    if (!driver) continue;
    const goal = GOALS_OF_DRIVER[operation];
    rows.push([
      `${title}, time beside the driver alone`,
      times(driver.perSecond / own.perSecond),
      times(timeOf(own) / timeOf(driver)),
      goal ? `≤ ${goal} ×` : '',
    ]);
  }
  return rows;
}

/** @param {import('../types.d.ts').Figure} figure */
function timeOf({ ownMs, databaseMs }) {
  return ownMs + databaseMs;
}

/** @param {number} ratio */
function times(ratio) {
  return `${ratio.toFixed(2)} ×`;
}

/** @param {number} value @returns {string} such as 1,234 */
export function rounded(value) {
  return Math.round(value).toLocaleString('en');
}

/** @param {number} value */
function ms(value) {
  return value < 100 ? value.toFixed(1) : String(Math.round(value));
}

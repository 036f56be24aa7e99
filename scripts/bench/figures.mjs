// @ts-check

/** @typedef {{ median: number, p95: number, p99: number }} Times in ms */

/**
 * @param {readonly number[]} times in ms
 * @returns {Times}
 */
export function summary(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ share) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { median: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/**
 * @param {readonly string[]} head
 * @param {ReadonlyArray<readonly string[]>} rows
 * @returns {string} a Markdown table for docs/benchmarks.md
 */
export function asTable(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

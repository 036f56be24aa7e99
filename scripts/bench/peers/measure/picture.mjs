// @ts-check
import { OPERATIONS, rounded } from './report.mjs';

const WIDTH = 760;
const [LABEL, RIGHT, BAR, GAP, PANEL] = [110, 90, 16, 6, 34];
const [OWN, OTHER, INK] = ['#b45309', '#94a3b8', '#1f2937'];

/**
 * Draws a bar chart of the requests per second of each operation.
 * @param {readonly import('../types.d.ts').Result[]} results
 * @returns {string} SVG
 */
export function pictureOf(results) {
  const panel = PANEL + results.length * (BAR + GAP);
  const height = OPERATIONS.length * panel + 24;
  const panels = OPERATIONS.map(([operation, title], at) => {
    const top = 12 + at * panel;
    const heading = `<text x="${LABEL}" y="${top + 16}" font-weight="600">${title}, requests/s</text>`;
    return [heading, ...bars(results, operation, top + PANEL - 8)].join('\n');
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="system-ui, sans-serif" font-size="13" fill="${INK}">`,
    '<title>Requests per second of each server, by what is asked of it</title>',
    `<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    ...panels,
    '</svg>\n',
  ].join('\n');
}

/**
 * @param {readonly import('../types.d.ts').Result[]} results
 * @param {import('../types.d.ts').Operation} operation
 * @param {number} top
 */
function bars(results, operation, top) {
  const rates = results.map(({ figures }) => figures[operation]?.perSecond ?? 0);
  const most = Math.max(...rates, 1);
  return results.map(({ peer }, n) => {
    const [rate = 0, y] = [rates[n], top + n * (BAR + GAP)];
    const width = Math.max(1, (rate / most) * (WIDTH - LABEL - RIGHT));
    const base = y + BAR - 4;
    const colour = peer.name === 'product' ? OWN : OTHER;
    return [
      `<text x="${LABEL - 8}" y="${base}" text-anchor="end">${peer.title}</text>`,
      `<rect x="${LABEL}" y="${y}" width="${width.toFixed(1)}" height="${BAR}" rx="2" fill="${colour}"/>`,
      `<text x="${(LABEL + width + 6).toFixed(1)}" y="${base}">${rate ? rounded(rate) : 'not measured'}</text>`,
    ].join('\n');
  });
}

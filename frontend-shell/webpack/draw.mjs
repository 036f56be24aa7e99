import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

const require = createRequire(import.meta.url);

/** @type {Promise<void> | undefined} */
let ready;

/**
 * Draws an SVG without texts.
 *
 * @param {string} svg
 * @param {number} width in px; the height follows
 * @returns {Promise<Buffer>} PNG
 */
export async function draw(svg, width) {
  ready ??= readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm);
  await ready;
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width } });
  const rendered = picture.render();
  const png = Buffer.from(rendered.asPng());
  rendered.free();
  picture.free();
  return png;
}

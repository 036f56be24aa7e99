import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** @type {Promise<void> | undefined} */
let ready;

/**
 * Rasterises an SVG without text.
 *
 * @param {string} svg
 * @param {number} width in px; the height keeps the aspect ratio
 * @param {() => Promise<Uint8Array>} readWasm reads the renderer's `index_bg.wasm`; called once
 * @param {(drawn: import('@resvg/resvg-wasm').RenderedImage) => Uint8Array} [encode] encodes the picture; by default a
 * full-colour PNG
 * @returns {Promise<Buffer>}
 */
export async function drawWith(svg, width, readWasm, encode = (drawn) => drawn.asPng()) {
  ready ??= readWasm().then(initWasm);
  await ready;
  const picture = new Resvg(svg, { fitTo: { mode: 'width', value: width } });
  const rendered = picture.render();
  const file = Buffer.from(encode(rendered));
  rendered.free();
  picture.free();
  return file;
}

import { readFile } from 'node:fs/promises';
import { draw } from './draw.mjs';

/** Scale of the logo in maskable icons, which phones may crop to a circle of 80 %. */
const SAFE = 0.76;
const TOUCH = 0.86;

/**
 * Generates the icons of a site from its logo.
 *
 * @param {string} logoFile SVG, 44 units wide, with a plain background
 * @returns {Promise<[name: string, content: Buffer][]>}
 */
export async function makeIcons(logoFile) {
  const logo = await readFile(logoFile, 'utf8');
  return [
    ['favicon.svg', Buffer.from(logo)],
    ['favicon.ico', icoOf(await draw(logo, 32), 32)],
    ['apple-touch-icon.png', await draw(fullBleed(logo, TOUCH), 180)],
    ['icons/icon-192.png', await draw(logo, 192)],
    ['icons/icon-512.png', await draw(logo, 512)],
    ['icons/maskable-192.png', await draw(fullBleed(logo, SAFE), 192)],
    ['icons/maskable-512.png', await draw(fullBleed(logo, SAFE), 512)],
  ];
}

/** The logo with its background extended to fill the whole square. */
function fullBleed(logo, scale) {
  const ground = /<rect [^>]*fill="(#[0-9A-F]{6})"/i.exec(logo)?.[1];
  if (!ground) throw new Error('The logo has no background to extend to the edge.');
  const inner = logo.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const place = `translate(22 22) scale(${scale}) translate(-22 -22)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><rect width="44" height="44" fill="${ground}"/><g transform="${place}">${inner}</g></svg>`;
}

/** Wraps a PNG in an ICO file, which old browsers and crawlers request as /favicon.ico. */
function icoOf(png, edge) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(edge, 6);
  header.writeUInt8(edge, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

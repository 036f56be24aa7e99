import { readFile } from 'node:fs/promises';
import { draw } from './draw.mjs';

/** A phone may cut a circle of 80 % out of a maskable icon; the mark stays inside of it. */
const SAFE = 0.76;
const TOUCH = 0.86;

/**
 * The icons of a site, from its logo.
 *
 * @param {string} logoFile the SVG, 44 units wide, with a ground in one colour
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

/** The logo on its own ground, which fills the square: where an icon has no round corners of its own, it reaches the edge. */
function fullBleed(logo, scale) {
  const ground = /<rect [^>]*fill="(#[0-9A-F]{6})"/i.exec(logo)?.[1];
  if (!ground) throw new Error('The logo has no ground to go on to the edge with.');
  const inner = logo.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  const place = `translate(22 22) scale(${scale}) translate(-22 -22)`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><rect width="44" height="44" fill="${ground}"/><g transform="${place}">${inner}</g></svg>`;
}

/** A PNG in the container that old browsers and crawlers ask for at /favicon.ico. */
function icoOf(png, edge) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(edge, 6);
  header.writeUInt8(edge, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12); // bits of a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

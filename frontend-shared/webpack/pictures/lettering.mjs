import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';

/** Default font weight: that of headlines and boards. */
const WEIGHT = 800;
const DEVANAGARI = /[\u0900-\u097f\u200c\u200d]+/;
/** Runs of text in one font: Devanagari, the rupee sign, and everything else. */
const RUNS = /[\u0900-\u097f\u200c\u200d]+|₹+|(?:(?!₹|[\u0900-\u097f\u200c\u200d])[\s\S])+/g;
/** The word joiner, which is invisible. */
const INVISIBLE = /\u2060/g;
const TOKENS = /<(\/?)([a-z]+)([^>]*?)(\/?)>|([^<]+)/gi;
const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
/** Attributes that a text inherits from its ancestors. */
const INHERITED = ['font-size', 'font-weight', 'text-anchor', 'letter-spacing'];

/**
 * Font files for text in pictures, in a format that HarfBuzz reads.
 *
 * @typedef {{ latin: Uint8Array, rupee: Uint8Array, devanagari: Uint8Array }} FontFiles
 */

/** File names in `frontend-shared/src/theme/fonts`. */
export const FONT_FILES = {
  latin: 'anek-latin.woff2',
  rupee: 'anek-rupee.woff2',
  devanagari: 'noto-devanagari.woff2',
};

/**
 * @param {string} folder folder of the site's woff2 files
 * @param {(file: globalThis.Buffer) => Promise<Uint8Array>} unpack converts woff2 to TrueType
 * @returns {Promise<FontFiles>}
 */
export async function readFonts(folder, unpack) {
  const read = async (name) => unpack(await readFile(path.join(folder, name)));
  return {
    latin: await read(FONT_FILES.latin),
    rupee: await read(FONT_FILES.rupee),
    devanagari: await read(FONT_FILES.devanagari),
  };
}

/**
 * Converts the texts of an SVG to paths in the site's fonts, so that the result does not depend on installed fonts.
 * HarfBuzz shapes Devanagari like a browser, which the renderer does not.
 */
export class Lettering {
  /** @param {FontFiles} files */
  constructor({ latin, rupee, devanagari }) {
    this.latin = new Letters(latin);
    this.rupee = new Letters(rupee);
    this.devanagari = new Letters(devanagari);
  }

  /**
   * Width of a line in px.
   *
   * @param {string} text
   * @param {number} size font size in px
   * @param {number} [weight]
   * @param {number} [spacing] letter spacing in px
   */
  measure(text, size, weight = WEIGHT, spacing = 0) {
    return this.outline(text, size, spacing, weight).width;
  }

  /** @returns whether the fonts have a glyph for every character of a text */
  hasGlyphsFor(text) {
    return this.glyphs(text, WEIGHT).every(({ glyph }) => glyph.codepoint !== 0);
  }

  /** @param {string} svg whose `text` elements contain only text */
  asShapes(svg) {
    const around = [{}];
    let text;
    return svg.replace(TOKENS, (token, closing, name, attributes, empty, letters) => {
      const outer = around.at(-1);
      if (letters !== undefined) return text ? this.write(letters, text) : token;
      if (closing) {
        around.pop();
        if (name !== 'text') return token;
        text = undefined;
        return '</g>';
      }
      const own = readAttributes(attributes);
      const style = { ...outer, ...pick(own, INHERITED) };
      if (!empty) around.push(style);
      if (name !== 'text') return token;
      text = { ...style, x: Number(own.x ?? 0), y: Number(own.y ?? 0) };
      return own.fill ? `<g fill="${own.fill}">` : '<g>';
    });
  }

  write(escaped, { x, y, ...style }) {
    const letters = escaped.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity]);
    const size = Number(style['font-size']);
    const weight = Number(style['font-weight'] ?? WEIGHT);
    const { shapes, width } = this.outline(letters, size, Number(style['letter-spacing'] ?? 0), weight);
    const part = { middle: 0.5, end: 1 }[style['text-anchor']] ?? 0;
    return `<g transform="translate(${round(x - width * part)} ${y})">${shapes}</g>`;
  }

  /** @returns {{ shapes: string, width: number }} paths on a baseline that begins at 0 0 */
  outline(text, size, spacing, weight) {
    let pen = 0;
    let shapes = '';
    for (const { glyph, font, unitsPerEm } of this.glyphs(text, weight)) {
      const scale = size / unitsPerEm;
      const left = pen + glyph.xOffset * scale;
      const d = font.glyphToPath(glyph.codepoint);
      const place = `translate(${round(left)} ${round(-glyph.yOffset * scale)}) scale(${scale} ${-scale})`;
      if (d) shapes += `<path transform="${place}" d="${d}"/>`;
      pen += glyph.xAdvance * scale + (glyph.xAdvance > 0 ? spacing : 0);
    }
    return { shapes, width: pen };
  }

  glyphs(text, weight) {
    const runs = text.replace(INVISIBLE, '').match(RUNS) ?? [];
    return runs.flatMap((run) => {
      const letters = DEVANAGARI.test(run) ? this.devanagari : run[0] === '₹' ? this.rupee : this.latin;
      const font = letters.ofWeight(weight);
      return shaped(font, run).map((glyph) => ({ glyph, font, unitsPerEm: letters.unitsPerEm }));
    });
  }
}

/** A variable font, with an instance for each weight. */
class Letters {
  weights = new Map();

  constructor(file) {
    this.face = new Face(new Blob(file));
    this.unitsPerEm = this.face.upem;
  }

  ofWeight(weight) {
    const known = this.weights.get(weight);
    if (known) return known;
    const font = new Font(this.face);
    font.setVariations([new Variation('wght', weight)]);
    this.weights.set(weight, font);
    return font;
  }
}

function shaped(font, run) {
  const buffer = new Buffer();
  buffer.addText(run);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  return buffer.getGlyphInfosAndPositions();
}

function readAttributes(text) {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  );
}

function pick(from, names) {
  return Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]));
}

function round(value) {
  return Math.round(value * 100) / 100;
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';

/** The weight of what names none: headlines and boards. */
const WEIGHT = 800;
const DEVANAGARI = /[\u0900-\u097f\u200c\u200d]+/;
/** Each in a font of its own: Hindi, the sign of the rupee, and all else. */
const RUNS = /[\u0900-\u097f\u200c\u200d]+|₹+|(?:(?!₹|[\u0900-\u097f\u200c\u200d])[\s\S])+/g;
/** Joins words and shows nothing. */
const INVISIBLE = /\u2060/g;
const TOKENS = /<(\/?)([a-z]+)([^>]*?)(\/?)>|([^<]+)/gi;
const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
/** What a text takes from the elements around it. */
const INHERITED = ['font-size', 'font-weight', 'text-anchor', 'letter-spacing'];

/**
 * The site's fonts that pictures are lettered in, as HarfBuzz reads them.
 *
 * @typedef {{ latin: Uint8Array, rupee: Uint8Array, devanagari: Uint8Array }} FontFiles
 */

/** Files of `frontend-shared/src/theme/fonts`. */
export const FONT_FILES = {
  latin: 'anek-latin.woff2',
  rupee: 'anek-rupee.woff2',
  devanagari: 'noto-devanagari.woff2',
};

/**
 * @param {string} folder where the site's woff2 files are
 * @param {(file: globalThis.Buffer) => Promise<Uint8Array>} unpack makes truetype of woff2
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
 * Writes the texts of an SVG as shapes, in the site's own fonts: every machine draws the same, whatever fonts it has,
 * and the syllables of Hindi are put together by HarfBuzz, as in a browser (the renderer tears them apart).
 */
export class Lettering {
  /** @param {FontFiles} files */
  constructor({ latin, rupee, devanagari }) {
    this.latin = new Letters(latin);
    this.rupee = new Letters(rupee);
    this.devanagari = new Letters(devanagari);
  }

  /**
   * How wide a line is in px.
   *
   * @param {string} text
   * @param {number} size of the letters in px
   * @param {number} [weight]
   * @param {number} [spacing] between letters, in px
   */
  measure(text, size, weight = WEIGHT, spacing = 0) {
    return this.outline(text, size, spacing, weight).width;
  }

  /** @param {string} text whether there is a letter for all of it */
  knows(text) {
    return this.glyphs(text, WEIGHT).every(({ glyph }) => glyph.codepoint !== 0);
  }

  /** @param {string} svg whose texts hold nothing but letters */
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

  /** @returns {{ shapes: string, width: number }} paths along a base line that begins at 0 0 */
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

/** One font in all of its weights. */
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

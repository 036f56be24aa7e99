import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Blob, Buffer, Face, Font, shape, Variation } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** The weight of headlines and boards in the pictures. */
const WEIGHT = 800;
const DEVANAGARI = /[\u0900-\u097f\u200c\u200d]+/;
const RUNS = /[\u0900-\u097f\u200c\u200d]+|[^\u0900-\u097f\u200c\u200d]+/g;
const TOKENS = /<(\/?)([a-z]+)([^>]*?)(\/?)>|([^<]+)/gi;
const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" };
/** What a text takes from the elements around it. */
const INHERITED = ['font-size', 'text-anchor', 'letter-spacing'];

/**
 * Writes the texts of an SVG as shapes, in the site's own fonts: every machine draws the same, whatever fonts it has,
 * and the syllables of Hindi are put together by HarfBuzz, as in a browser (the renderer tears them apart).
 */
export class Lettering {
  /**
   * @param {string} folder where the site's woff2 files are
   * @param {string} letters all that will be written
   */
  static async load(folder, letters) {
    const font = async (name) => {
      const file = await readFile(path.join(folder, name));
      const whole = await subsetFont(file, letters, { targetFormat: 'truetype' });
      const face = new Face(new Blob(whole));
      const made = new Font(face);
      made.setVariations([new Variation('wght', WEIGHT)]);
      return { font: made, unitsPerEm: face.upem };
    };
    return new Lettering(await font('anek-latin.woff2'), await font('noto-devanagari.woff2'));
  }

  constructor(latin, devanagari) {
    this.latin = latin;
    this.devanagari = devanagari;
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
    const { shapes, width } = this.outline(letters, size, Number(style['letter-spacing'] ?? 0));
    const start = style['text-anchor'] === 'middle' ? x - width / 2 : x;
    return `<g transform="translate(${round(start)} ${y})">${shapes}</g>`;
  }

  /** @returns {{ shapes: string, width: number }} paths along a base line that begins at 0 0 */
  outline(letters, size, spacing) {
    let pen = 0;
    let shapes = '';
    for (const run of letters.match(RUNS) ?? []) {
      const { font, unitsPerEm } = DEVANAGARI.test(run) ? this.devanagari : this.latin;
      const scale = size / unitsPerEm;
      for (const glyph of shaped(font, run)) {
        const left = pen + glyph.xOffset * scale;
        const d = font.glyphToPath(glyph.codepoint);
        const place = `translate(${round(left)} ${round(-glyph.yOffset * scale)}) scale(${scale} ${-scale})`;
        if (d) shapes += `<path transform="${place}" d="${d}"/>`;
        pen += glyph.xAdvance * scale + (glyph.xAdvance > 0 ? spacing : 0);
      }
    }
    return { shapes, width: pen };
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

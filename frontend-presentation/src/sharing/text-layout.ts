import type { Locale } from 'frontend-shared/i18n/locale';

/** Measures the width of a line of text, in px. */
export type Measure = (text: string, size: number, weight: number) => number;

/** A text broken into lines, in the font size that fits its box. */
export interface FittedText {
  lines: readonly string[];
  size: number;
  weight: number;
  /** Distance between two baselines, in px; `height` is that of all lines. */
  leading: number;
  height: number;
}

export interface TextBox {
  width: number;
  /** Maximum number of lines. */
  lines: number;
  /** Largest and smallest font size; a text that does not fit even in the smallest gets more lines. */
  from: number;
  to?: number;
  weight: number;
}

/** Breaks text into lines, as large as its box allows. */
export class TextLayout {
  /** Line height as a multiple of the font size; larger for Hindi, which has signs above and below its letters. */
  readonly leading: number;

  constructor(
    private readonly measure: Measure,
    readonly locale: Locale,
  ) {
    this.leading = locale === 'hi' ? 1.36 : 1.12;
  }

  width(text: string, size: number, weight: number): number {
    return this.measure(text, size, weight);
  }

  fit(text: string, { width, lines, from, to = from / 2, weight }: TextBox): FittedText {
    let size = from;
    let broken = this.broken(text, width, size, weight);
    while (size > to && (broken.length > lines || this.isWider(broken, width, size, weight))) {
      size -= 1;
      broken = this.broken(text, width, size, weight);
    }
    const leading = size * this.leading;
    return {
      lines: this.balanced(text, broken, width, size, weight),
      size,
      weight,
      leading,
      height: leading * broken.length,
    };
  }

  /** Fits all texts in one size: the largest in which they fit below each other with the gap between them. */
  fitList(texts: readonly string[], box: TextBox & { height: number; gap: number }): FittedText[] {
    const to = box.to ?? box.from / 2;
    for (let size = box.from; ; size -= 1) {
      const fitted = texts.map((text) => this.fit(text, { ...box, from: size, to: size }));
      const height = fitted.reduce((sum, one) => sum + one.height + box.gap, -box.gap);
      const fits = height <= box.height && fitted.every(({ lines }) => lines.length <= box.lines);
      if (fits || size <= to) return fitted;
    }
  }

  private isWider(lines: readonly string[], width: number, size: number, weight: number): boolean {
    return lines.some((line) => this.measure(line, size, weight) > width);
  }

  private broken(text: string, width: number, size: number, weight: number): string[] {
    const lines: string[] = [];
    // Not at no-break spaces.
    for (const word of text.split(/[ \n]+/)) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && this.measure(longer, size, weight) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  /** The same number of lines, of about equal length. */
  private balanced(text: string, lines: string[], width: number, size: number, weight: number): string[] {
    let best = lines;
    for (let narrower = width - 20; narrower > width / 3; narrower -= 20) {
      const next = this.broken(text, narrower, size, weight);
      if (next.length > lines.length || this.isWider(next, narrower, size, weight)) return best;
      best = next;
    }
    return best;
  }
}

import type { Locale } from 'frontend-shared/i18n/locale';

/** Width of a line of letters in px. */
export type Measure = (text: string, size: number, weight: number) => number;

/** A text broken into lines, in the size that fits its box. */
export interface FittedText {
  lines: readonly string[];
  size: number;
  weight: number;
  /** From one base line to the next, and of all lines, in px. */
  leading: number;
  height: number;
}

export interface TextBox {
  width: number;
  /** At most so many lines. */
  lines: number;
  /** The largest size that is tried, and the smallest; a text that does not fit then stands in more lines. */
  from: number;
  to?: number;
  weight: number;
}

/** Breaks text into lines, as large as its box allows. */
export class TextLayout {
  /** Height of a line, in sizes of its letters; Hindi has signs above and below them. */
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

  /** All of them in one size, the largest in which they fit below each other with a gap between them. */
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
    // A space that does not break stays within its word.
    for (const word of text.split(/[ \n]+/)) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
      if (lines.length > 0 && this.measure(longer, size, weight) <= width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }

  /** As many lines as before, of about one length. */
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

import { damaged } from './container.js';
import { ANOTHER_MACHINE, loadsFromOutside } from './word-relations.js';

/** Fields that start a program, or take in text from elsewhere, as soon as they are brought up to date. */
const REACHES_OUT = /^(DDEAUTO|DDE|LINK|IMPORT|INCLUDE|INCLUDETEXT|DATABASE|RD)$/i;
/** One that shows a picture, from the web too, as pages that are copied into a document bring it along. */
const PICTURE = /^INCLUDEPICTURE$/i;

/** Characters of one tag; a longer one is none that an office program writes. */
const MAX_TAG = 1024 * 1024;
/** Characters of what a field says. */
const MAX_INSTRUCTION = 64 * 1024;
/** Fields within fields. */
const DEEPEST = 100;

interface Field {
  instruction: string;
  /** Its instruction is over, and what it shows has begun. */
  isShown: boolean;
  /** Another field stands within its instruction. */
  holdsField: boolean;
}

const DAMAGED = () => damaged('document');

/**
 * Reads the fields of a part while it is unpacked, whatever prefixes, runs and references they are spelt with, and refuses
 * those that start a program or log in to another machine.
 */
export class FieldReader {
  private rest = '';
  private isInstruction = false;
  private readonly open: Field[] = [newField()];

  /** @throws RefusedDocument */
  write(text: string): void {
    const all = this.rest + text;
    this.rest = '';
    for (let at = 0; at < all.length; ) {
      const tag = all.indexOf('<', at);
      if (this.isInstruction) this.add(all.slice(at, tag === -1 ? undefined : tag));
      if (tag === -1) return;
      const end = endOfTag(all, tag);
      if (end === -1) {
        this.rest = all.slice(tag);
        if (this.rest.length > MAX_TAG) throw DAMAGED();
        return;
      }
      this.read(all.slice(tag + 1, end));
      at = end + 1;
    }
  }

  /** What stands outside of all fields, or in one that does not end, is looked at as well. @throws RefusedDocument */
  end(): void {
    for (const field of this.open) if (!field.isShown) refuse(field);
  }

  private add(text: string): void {
    const field = this.innermost();
    field.instruction += text;
    if (field.instruction.length > MAX_INSTRUCTION) throw DAMAGED();
  }

  private read(tag: string): void {
    const [, closes, name] = /^(\/?)(?:[^\s:/]+:)?(instrText|fldChar|fldSimple)(?=[\s/]|$)/.exec(tag) ?? [];
    if (name === 'instrText') this.isInstruction = !closes && !tag.endsWith('/');
    else if (name === 'fldSimple' && !closes) refuse({ ...newField(), instruction: attribute(tag, 'instr') });
    else if (name === 'fldChar') this.turn(attribute(tag, 'fldCharType'));
  }

  private turn(type: string): void {
    const field = this.innermost();
    if (type === 'begin') {
      if (!field.isShown) field.holdsField = true;
      if (!field.isShown && this.open.length > 1 && field.instruction.trim() === '') throw loadsFromOutside();
      if (this.open.push(newField()) > DEEPEST) throw DAMAGED();
      return;
    }
    if (!field.isShown) refuse(field);
    field.isShown = true;
    if (type === 'end' && this.open.length > 1) this.open.pop();
  }

  private innermost(): Field {
    return this.open[this.open.length - 1] as Field;
  }
}

function newField(): Field {
  return { instruction: '', isShown: false, holdsField: false };
}

function refuse({ instruction, holdsField }: Field): void {
  refuseInstruction(withoutReferences(instruction), holdsField);
}

/** @param holdsField whether another field stands within it @throws RefusedDocument */
export function refuseInstruction(instruction: string, holdsField = false): void {
  const [, name = '', rest = ''] = /^\s*(\w+)([\s\S]*)$/.exec(instruction) ?? [];
  if (REACHES_OUT.test(name)) throw loadsFromOutside();
  if (!PICTURE.test(name)) return;
  const [, quoted, bare] = /^\s*(?:"([^"]*)|(\S+))/.exec(rest) ?? [];
  // What a field within it gives is known to Word alone.
  if (holdsField || ANOTHER_MACHINE.test((quoted ?? bare ?? '').trim())) throw loadsFromOutside();
}

/** Where the tag that begins at `start` ends, or -1. */
function endOfTag(text: string, start: number): number {
  if (text.startsWith('<!--', start)) {
    const end = text.indexOf('-->', start + 4);
    return end === -1 ? -1 : end + 2;
  }
  // Written by no office program; here it would hide what it holds.
  if (text.startsWith('<![CDATA[', start)) throw DAMAGED();
  const mark = /["'>]/g;
  mark.lastIndex = start + 1;
  for (let found = mark.exec(text); found; found = mark.exec(text)) {
    if (found[0] === '>') return found.index;
    const close = text.indexOf(found[0], found.index + 1);
    if (close === -1) return -1;
    mark.lastIndex = close + 1;
  }
  return -1;
}

/** The value of an attribute by its local name; empty when the tag has none. */
function attribute(tag: string, name: string): string {
  const [, quoted, single] =
    new RegExp(`\\s(?:[^\\s:=]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag) ?? [];
  return withoutReferences(quoted ?? single ?? '');
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Character references resolved, as XML has them. */
function withoutReferences(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[name as string] ?? whole;
    const code = hex ? Number.parseInt(hex as string, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

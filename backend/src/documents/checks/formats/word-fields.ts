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
  /** Elements of other namespaces around it. */
  depth: number;
}

const DAMAGED = () => damaged('document');

/**
 * Reads the fields of a part while it is unpacked, whatever prefixes, runs and references they are spelt with, and refuses
 * those that start a program or log in to another machine.
 *
 * Word leaves out elements of namespaces that it does not know, and takes one of several alternatives: what stands in an
 * element of another namespace than the part's own is there for some programs and not for others. A field lies wholly in or
 * wholly outside of such an element, as in a box of text; one that it cuts through could be two different ones.
 */
export class FieldReader {
  private rest = '';
  private isInstruction = false;
  private readonly open: Field[] = [newField()];
  /** The prefix of the part's first element, and so of its fields. */
  private prefix: string | undefined;
  /** It and that of formulas, in which fields stand as in text, with the namespaces that they stand for. */
  private own: ReadonlyMap<string, string | undefined> = new Map();
  /** Elements of other namespaces that the present place is in. */
  private depth = 0;
  private hasFields = false;
  /** One of these prefixes stands for another namespace somewhere. */
  private isAmbiguous = false;

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
    if (this.hasFields && this.isAmbiguous) throw DAMAGED();
  }

  private add(text: string): void {
    const field = this.innermost();
    // What follows its mark is none of its instruction, unless a program leaves that mark out.
    if (field.depth !== this.depth || (field.isShown && text.trim() !== '')) throw DAMAGED();
    field.instruction += text;
    if (field.instruction.length > MAX_INSTRUCTION) throw DAMAGED();
  }

  private read(tag: string): void {
    // Within an instruction it would hide what it holds; elsewhere, as in the styles of a picture, it is text like any other.
    if (tag.startsWith('![CDATA[') && this.isInstruction) throw DAMAGED();
    // A comment may hold whatever looks like a field, and is none.
    if (tag.startsWith('!') || tag.startsWith('?')) return;
    const [, slash = '', prefix = '', name = ''] = /^(\/?)(?:([^\s:/]+):)?([^\s:/]+)/.exec(tag) ?? [];
    const closes = slash !== '';
    this.noteNamespaces(prefix, tag);
    if (isField(name)) this.readField(name, tag, closes, prefix !== this.prefix);
    else if (this.own.has(prefix)) return;
    else if (closes) this.leave();
    else if (!tag.endsWith('/')) this.depth += 1;
  }

  private noteNamespaces(prefix: string, tag: string): void {
    if (this.prefix === undefined) {
      this.prefix = prefix;
      this.own = ownNamespaces(prefix, tag);
    } else if (tag.includes('xmlns')) {
      for (const [declared, namespace] of namespacesOf(tag)) {
        if (this.own.has(declared) && this.own.get(declared) !== namespace) this.isAmbiguous = true;
      }
    }
  }

  private leave(): void {
    this.depth -= 1;
    if (this.innermost().depth > this.depth) throw DAMAGED();
  }

  private readField(name: FieldElement, tag: string, closes: boolean, isForeign: boolean): void {
    this.hasFields = true;
    if (name === 'instrText') this.isInstruction = !closes && !tag.endsWith('/');
    else if (name === 'fldSimple' && !closes) refuse({ ...newField(), instruction: attribute(tag, 'instr') });
    else if (name === 'fldChar' && !closes) this.turn(attribute(tag, 'fldCharType'));
    if (isForeign) throw DAMAGED();
  }

  private turn(type: string): void {
    const field = this.innermost();
    if (type === 'begin') {
      if (!field.isShown) field.holdsField = true;
      if (!field.isShown && this.open.length > 1 && field.instruction.trim() === '') throw loadsFromOutside();
      if (this.open.push(newField(this.depth)) > DEEPEST) throw DAMAGED();
      return;
    }
    if (field.depth !== this.depth) throw DAMAGED();
    if (!field.isShown) refuse(field);
    field.isShown = true;
    if (type === 'end' && this.open.length > 1) this.open.pop();
  }

  private innermost(): Field {
    return this.open[this.open.length - 1] as Field;
  }
}

const FIELD_ELEMENTS = ['instrText', 'fldChar', 'fldSimple'] as const;
type FieldElement = (typeof FIELD_ELEMENTS)[number];

function isField(name: string): name is FieldElement {
  return (FIELD_ELEMENTS as readonly string[]).includes(name);
}

function newField(depth = 0): Field {
  return { instruction: '', isShown: false, holdsField: false, depth };
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

/** What ends at its own mark, whatever quotes stand in it: comments, text as it is, and notes for other programs. */
const WITHOUT_QUOTES = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** Where the tag that begins at `start` ends, or -1. */
function endOfTag(text: string, start: number): number {
  for (const [begin, end] of WITHOUT_QUOTES) {
    if (!text.startsWith(begin, start)) continue;
    const found = text.indexOf(end, start + begin.length);
    return found === -1 ? -1 : found + end.length - 1;
  }
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

/** The value of an attribute by its local name; empty when the tag has none. @throws RefusedDocument when it has two */
function attribute(tag: string, name: string): string {
  const values = attributesOf(tag).filter(([one]) => one.replace(/^[^:]*:/, '') === name);
  if (values.length > 1) throw DAMAGED();
  return withoutReferences(values[0]?.[1] ?? '');
}

const FORMULAS =
  /^http:\/\/(schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/math$/;

/** The namespaces in which a field may stand, by their prefixes, as the first element of a part has them. */
function ownNamespaces(prefix: string, tag: string): Map<string, string | undefined> {
  const declared = namespacesOf(tag);
  const formulas = declared.filter(([, namespace]) => FORMULAS.test(namespace));
  return new Map([...formulas, [prefix, declared.find(([one]) => one === prefix)?.[1]]]);
}

/** The namespaces that a tag lets prefixes stand for. */
function namespacesOf(tag: string): [prefix: string, namespace: string][] {
  return attributesOf(tag)
    .filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'))
    .map(([name, namespace]) => [name.slice('xmlns:'.length), namespace]);
}

/** The attributes of a tag, one after the other, so that none is found in the value of another. */
function attributesOf(tag: string): [name: string, value: string][] {
  const found = tag.matchAll(/\s([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return [...found].map(([, name = '', quoted, single]) => [name, quoted ?? single ?? '']);
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

import { damaged } from './container.js';
import { ANOTHER_MACHINE, loadsFromOutside } from './word-relations.js';

/** Fields that start a program or load external text when they are updated. */
const EXTERNAL_FIELDS = /^(DDEAUTO|DDE|LINK|IMPORT|INCLUDE|INCLUDETEXT|DATABASE|RD)$/i;
/** Shows a picture, possibly from the web, as in pages pasted into a document. */
const PICTURE = /^INCLUDEPICTURE$/i;

/** Maximum length of a tag; office programs write shorter ones. */
const MAX_TAG = 1024 * 1024;
/** Maximum length of a field instruction. */
const MAX_INSTRUCTION = 64 * 1024;
/** Maximum nesting of fields. */
const MAX_DEPTH = 100;

interface Field {
  instruction: string;
  /** The instruction has ended and the result has started. */
  isShown: boolean;
  /** The instruction contains another field. */
  holdsField: boolean;
  /** Number of surrounding elements of other namespaces. */
  depth: number;
}

const DAMAGED = () => damaged('document');

/**
 * Checks the fields of a part while it is unpacked, however prefixes, runs and references are used, and refuses
 * fields that start a program or log in to another machine.
 * Word ignores elements of unknown namespaces, and picks one of several alternatives, so content in an element of
 * another namespace exists for some programs only. A field lies wholly inside or wholly outside of such an element,
 * such as a text box; one that crosses its border could be read in two ways.
 */
export class FieldReader {
  private rest = '';
  private isInstruction = false;
  private readonly open: Field[] = [newField()];
  /** The prefix of the part's first element, and thus of its fields. */
  private prefix: string | undefined;
  /** That prefix and the one of formulas, which can contain fields too, with their namespaces. */
  private own: ReadonlyMap<string, string | undefined> = new Map();
  /** Number of elements of other namespaces around the current position. */
  private depth = 0;
  private hasFields = false;
  /** One of these prefixes is bound to another namespace somewhere. */
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

  /** Also checks text outside of fields, and fields that do not end. @throws RefusedDocument */
  end(): void {
    for (const field of this.open) if (!field.isShown) refuse(field);
    if (this.hasFields && this.isAmbiguous) throw DAMAGED();
  }

  private add(text: string): void {
    const field = this.innermost();
    // Text after the separator is not part of the instruction, but a program may ignore the separator.
    if (field.depth !== this.depth || (field.isShown && text.trim() !== '')) throw DAMAGED();
    field.instruction += text;
    if (field.instruction.length > MAX_INSTRUCTION) throw DAMAGED();
  }

  private read(tag: string): void {
    // Within an instruction it would hide its content; elsewhere, as in the styles of a picture, it is ordinary text.
    if (tag.startsWith('![CDATA[') && this.isInstruction) throw DAMAGED();
    // Comments may contain anything that looks like a field.
    if (tag.startsWith('!') || tag.startsWith('?')) return;
    const [, slash = '', prefix = '', name = ''] = /^(\/?)(?:([^\s:/]+):)?([^\s:/]+)/.exec(tag) ?? [];
    const closes = slash !== '';
    this.recordNamespaces(prefix, tag);
    if (isField(name)) this.readField(name, tag, closes, prefix !== this.prefix);
    else if (this.own.has(prefix)) return;
    else if (closes) this.leave();
    else if (!tag.endsWith('/')) this.depth += 1;
  }

  private recordNamespaces(prefix: string, tag: string): void {
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
    else if (name === 'fldChar' && !closes) this.applyFieldChar(attribute(tag, 'fldCharType'));
    if (isForeign) throw DAMAGED();
  }

  private applyFieldChar(type: string): void {
    const field = this.innermost();
    if (type === 'begin') {
      if (!field.isShown) field.holdsField = true;
      if (!field.isShown && this.open.length > 1 && field.instruction.trim() === '') throw loadsFromOutside();
      if (this.open.push(newField(this.depth)) > MAX_DEPTH) throw DAMAGED();
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

/** @param holdsField whether it contains another field @throws RefusedDocument */
export function refuseInstruction(instruction: string, holdsField = false): void {
  const [, name = '', rest = ''] = /^\s*(\w+)([\s\S]*)$/.exec(instruction) ?? [];
  if (EXTERNAL_FIELDS.test(name)) throw loadsFromOutside();
  if (!PICTURE.test(name)) return;
  const [, quoted, bare] = /^\s*(?:"([^"]*)|(\S+))/.exec(rest) ?? [];
  // Only Word knows the result of a nested field.
  if (holdsField || ANOTHER_MACHINE.test((quoted ?? bare ?? '').trim())) throw loadsFromOutside();
}

/**
 * Constructs that end at their own marker, whatever quotes they contain: comments, CDATA and processing instructions.
 */
const WITHOUT_QUOTES = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const;

/** The end of the tag that starts at `start`, or -1. */
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

/**
 * The value of an attribute by its local name; empty when there is none. @throws RefusedDocument when there are two
 */
function attribute(tag: string, name: string): string {
  const values = attributesOf(tag).filter(([one]) => one.replace(/^[^:]*:/, '') === name);
  if (values.length > 1) throw DAMAGED();
  return withoutReferences(values[0]?.[1] ?? '');
}

const FORMULAS =
  /^http:\/\/(schemas\.openxmlformats\.org\/officeDocument\/2006|purl\.oclc\.org\/ooxml\/officeDocument)\/math$/;

/** The namespaces that can contain fields, by prefix, as bound in the first element of a part. */
function ownNamespaces(prefix: string, tag: string): Map<string, string | undefined> {
  const declared = namespacesOf(tag);
  const formulas = declared.filter(([, namespace]) => FORMULAS.test(namespace));
  return new Map([...formulas, [prefix, declared.find(([one]) => one === prefix)?.[1]]]);
}

/** The namespace bindings of a tag. */
function namespacesOf(tag: string): [prefix: string, namespace: string][] {
  return attributesOf(tag)
    .filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'))
    .map(([name, namespace]) => [name.slice('xmlns:'.length), namespace]);
}

/** The attributes of a tag in order, so that none is found within the value of another. */
function attributesOf(tag: string): [name: string, value: string][] {
  const found = tag.matchAll(/\s([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return [...found].map(([, name = '', quoted, single]) => [name, quoted ?? single ?? '']);
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Resolves the character references of XML. */
function withoutReferences(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]{1,6})|#([0-9]{1,7})|(\w{2,4}));/gi, (whole, hex, decimal, name) => {
    if (name) return NAMED[name as string] ?? whole;
    const code = hex ? Number.parseInt(hex as string, 16) : Number(decimal);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

import { embedsFile, refusedContent } from '../refused-document.js';
import { damaged } from './container.js';
import { type Attributes, readElements } from './word-part.js';

/** External targets that a document may have: a link that somebody may click, and a picture. */
const HARMLESS_OUTSIDE = /\/(hyperlink|image)$/i;
/**
 * A picture on another machine of the network: Windows logs in there to show it, which reveals who opens the
 * document.
 */
const PICTURE = /\/image$/i;
export const ANOTHER_MACHINE = /^(file:)?[/\\]{2,}(?![/\\]*[a-z]:)/i;
/** An embedded file that is passed to another program. */
const EMBEDDED = /\/(oleObject|package)$/i;
/** Text of another format, such as RTF or a saved web page, that Word imports when the document is opened. */
const IMPORTED = /\/aFChunk$/i;
/** A form control, wherever the part that describes it is located. */
const CONTROL = /\/(control|activeXControlBinary)$/i;
/** A template on the author's own disk, as Word records it: it is not found elsewhere, so nothing is loaded. */
const OWN_TEMPLATE = /^(file:\/{3}[a-z]:|[a-z]:\\|[^:/\\&]+$)/i;

/** Embedded spreadsheets and documents, as in charts; anything else could be a program. */
export function isOfficeFile(name: string): boolean {
  return /\.(xlsx|docx|pptx)$/i.test(name);
}

/**
 * Refuses what Word would load, or run on a click, in the relations of a part (`.rels`): external templates and
 * objects, and embedded files other than office files.
 */
export function refuseRelations(list: string): void {
  readElements(list, (name, attributes) => {
    if (name === 'relationship') refuseRelation(attributes);
  });
}

function refuseRelation(attributes: Attributes): void {
  const read = (name: string): string => attributes.get(name)?.trim() ?? '';
  const [type, target, mode] = [read('type'), read('target'), read('targetmode').toLowerCase()];
  if (!['', 'internal', 'external'].includes(mode)) throw damaged('document');
  const isOutside = mode === 'external';
  if (isOutside && !HARMLESS_OUTSIDE.test(type) && !isOwnTemplate(type, target)) throw loadsFromOutside();
  if (isOutside && PICTURE.test(type) && ANOTHER_MACHINE.test(target)) throw loadsFromOutside();
  if (isOutside) return;
  if (CONTROL.test(type)) throw activeControls();
  if (IMPORTED.test(type) || (EMBEDDED.test(type) && !isOfficeFile(target))) throw embedsFile();
}

function isOwnTemplate(type: string, target: string): boolean {
  return /\/attachedTemplate$/i.test(type) && OWN_TEMPLATE.test(target);
}

export function activeControls(): Error {
  return refusedContent(
    'active-content',
    'This document contains active controls. Please save it as PDF and try again.',
  );
}

export function loadsFromOutside(): Error {
  return refusedContent(
    'active-content',
    'This document loads a template, a picture, a text or an object from another place. Please save it as PDF and try again.',
  );
}

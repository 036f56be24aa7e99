import { packsFile, refusedContent } from '../refused-document.js';
import { damaged } from './container.js';
import { type Attributes, readElements } from './word-part.js';

/** What a document may point to outside of itself: an address somebody may press, a picture that is shown. */
const HARMLESS_OUTSIDE = /\/(hyperlink|image)$/i;
/** A picture on another machine of a network: Windows logs in there to show it, and so gives away who opens the document. */
const PICTURE = /\/image$/i;
export const ANOTHER_MACHINE = /^(file:)?[/\\]{2,}(?![/\\]*[a-z]:)/i;
/** A file inside the document that is handed to another program. */
const PACKED = /\/(oleObject|package)$/i;
/** A text of another format, RTF or a saved web page for instance, that Word takes in as soon as the document is opened. */
const TAKEN_IN = /\/aFChunk$/i;
/** A control of a form, wherever the part lies that describes it. */
const CONTROL = /\/(control|activeXControlBinary)$/i;
/** A template on the writer's own disk, as Word notes it: found nowhere else, so nothing is loaded. */
const OWN_TEMPLATE = /^(file:\/{3}[a-z]:|[a-z]:\\|[^:/\\&]+$)/i;

/** Tables and texts packed inside, as charts have them; anything else could be a program. */
export function isOfficeFile(name: string): boolean {
  return /\.(xlsx|docx|pptx)$/i.test(name);
}

/**
 * Refuses what Word would load, or run when it is pressed, from a part's list of relations (`.rels`): templates and objects
 * from other places, and packed files that are no office files.
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
  if (TAKEN_IN.test(type) || (PACKED.test(type) && !isOfficeFile(target))) throw packsFile();
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

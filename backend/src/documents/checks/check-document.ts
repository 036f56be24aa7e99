import { acceptedTypes, type DocumentType, type UploadRules } from '../upload-rules.js';
import { checkJpeg, checkPng } from './formats/check-image.js';
import { checkOldOffice } from './formats/check-old-office.js';
import { checkPdf } from './formats/check-pdf.js';
import { checkWordDocument } from './formats/check-word-document.js';
import { type Container, containerOf, refuseSecondFile } from './formats/container.js';
import { wrongType } from './refused-document.js';

const CONTAINER_OF: Record<DocumentType, Container> = {
  pdf: 'pdf',
  doc: 'ole',
  ppt: 'ole',
  docx: 'zip',
  jpg: 'jpg',
  png: 'png',
};

/** Checks a file by its content. @throws RefusedDocument when it does not match its extension, or is not accepted */
export async function checkDocument(bytes: Buffer, type: DocumentType, rules: UploadRules): Promise<void> {
  const container = containerOf(bytes);
  if (container !== CONTAINER_OF[type] && !(type === 'docx' && container === 'ole')) {
    throw mismatch(type, container, rules);
  }
  refuseSecondFile(bytes, container);
  switch (type) {
    case 'pdf':
      return checkPdf(bytes);
    case 'doc':
    case 'ppt':
      return checkOldOffice(bytes, type);
    case 'docx':
      return container === 'ole' ? checkOldOffice(bytes, type) : checkWordDocument(bytes);
    case 'jpg':
      return checkJpeg(bytes);
    case 'png':
      return checkPng(bytes);
  }
}

function mismatch(type: DocumentType, container: Container, rules: UploadRules): Error {
  if (type === 'doc' && container === 'zip') {
    return wrongType(
      'newer-format',
      'This file is named .doc but is in a newer format. If it is a Word document, rename it to .docx and try again.',
    );
  }
  if (type === 'ppt' && container === 'zip') {
    return wrongType(
      'newer-format',
      'This presentation is in a newer format that is not accepted. Please save it as PDF and try again.',
    );
  }
  return wrongType(
    'content',
    `This file is named .${type} but its content is something else. Please choose a real ${acceptedTypes(rules)} file.`,
  );
}

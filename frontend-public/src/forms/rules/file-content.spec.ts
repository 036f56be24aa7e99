import { File as ReadableFile } from 'node:buffer';
import { checkSignature, isMislabelled, isOtherPhoto } from './file-content';

const PDF = '%PDF-1.7';
const JPEG = '\xff\xd8\xff\xe0 JFIF';
const PNG = '\x89PNG\r\n';
const OLDER_OFFICE = '\xd0\xcf\x11\xe0\xa1';
const ZIP = 'PK\x03\x04';

/** A file with one byte per letter. A File of Node.js, since those of jsdom cannot be read. */
function fileOf(name: string, letters: string): File {
  const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return new ReadableFile([bytes], name) as unknown as File;
}

describe('the content of a file', () => {
  it.each([
    ['plan.pdf', PDF],
    ['PLAN.PDF', PDF],
    ['card.jpg', JPEG],
    ['card.jpeg', JPEG],
    ['card.png', PNG],
    ['plan.doc', OLDER_OFFICE],
    ['plan.ppt', OLDER_OFFICE],
    ['plan.docx', ZIP],
    ['my.plan.docx', ZIP],
    ['plan with a password.docx', OLDER_OFFICE],
  ])('matches the name %s', async (name, letters) => {
    const file = fileOf(name, letters);
    expect(await checkSignature(file)).toBe(false);
    expect(isMislabelled(file)).toBe(false);
  });

  it.each([
    ['plan.pdf', JPEG],
    ['plan.pdf', ` ${PDF}`],
    ['plan.pdf', '%PD'],
    ['plan.pdf', '%PdF-1.7'],
    ['card.jpg', PNG],
    ['card.jpeg', PDF],
    ['card.png', JPEG],
    ['plan.doc', ZIP],
    ['plan.ppt', PDF],
    ['plan.docx', PDF],
    ['card.jpg', '\0\0\0\x18ftypheic'],
  ])('does not match the name %s when it begins with %j', async (name, letters) => {
    const file = fileOf(name, letters);
    expect(await checkSignature(file)).toBe(true);
    expect(isMislabelled(file)).toBe(true);
  });

  it.each(['plan.txt', 'plan', 'pdf', 'plan.pdf.zip'])('is not checked for the name %s', async (name) => {
    expect(await checkSignature(fileOf(name, JPEG))).toBe(false);
  });

  it('is left to the server when it cannot be read here', async () => {
    const file = fileOf('plan.pdf', JPEG);
    file.slice = () => {
      throw new Error('The file has gone.');
    };
    expect(await checkSignature(file)).toBe(false);
    expect(isMislabelled(file)).toBe(false);
  });

  it.each([
    ['\0\0\0\x18ftypheic', true],
    ['\0\0\0\x1cftypmif1', true],
    ['\0\0\0\x20ftypavif', true],
    ['RIFF\x10\0\0\0WEBP', true],
    ['\0\0\0\x18ftypmp42', false],
    ['RIFF\x10\0\0\0WAVE', false],
    [PNG, false],
  ])('is told apart from another photo format in a .jpg: %j', async (letters, expected) => {
    const file = fileOf('photo.jpg', letters);
    await checkSignature(file);
    expect(isOtherPhoto(file)).toBe(expected);
  });

  it('counts as matching until it has been checked', () => {
    expect(isMislabelled(fileOf('plan.pdf', JPEG))).toBe(false);
  });
});

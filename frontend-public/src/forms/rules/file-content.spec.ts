import { File as ReadableFile } from 'node:buffer';
import { checkSignature, isMislabelled } from './file-content';

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

describe('a file, before it is sent,', () => {
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
  ])('is what its name %s says', async (name, letters) => {
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
    ['plan.docx', OLDER_OFFICE],
  ])('is not what its name %s says when it begins with %j', async (name, letters) => {
    const file = fileOf(name, letters);
    expect(await checkSignature(file)).toBe(true);
    expect(isMislabelled(file)).toBe(true);
  });

  it.each(['plan.txt', 'plan', 'pdf', 'plan.pdf.zip'])('is not judged by the name %s', async (name) => {
    expect(await checkSignature(fileOf(name, JPEG))).toBe(false);
  });

  it('that cannot be read here is left to the server', async () => {
    const file = fileOf('plan.pdf', JPEG);
    file.slice = () => {
      throw new Error('The file has gone.');
    };
    expect(await checkSignature(file)).toBe(false);
    expect(isMislabelled(file)).toBe(false);
  });

  it('is right until somebody has looked', () => {
    expect(isMislabelled(fileOf('plan.pdf', JPEG))).toBe(false);
  });
});

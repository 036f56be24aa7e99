import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import {
  packedPdfObjects,
  sampleDoc,
  sampleDocx,
  sampleJpeg,
  samplePdf,
  samplePng,
  sampleZip,
} from '../support/files/sample-files.js';

/** A request that is as expensive for the server as an anonymous client can make it. */
export interface CostlyRequest {
  kind: string;
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: Buffer;
  /** Chunk size in bytes of a chunked body, whose chunks are sent at once. By default the body has a Content-Length. */
  pieces?: number;
  /** Number of times the request is pipelined on one connection. Default 1. */
  times?: number;
}

const MB = 1024 * 1024;
/** Just below the size limit of a JSON body. */
const JSON_BYTES = 98_000;
/** Just below the header size limit of Node.js. */
const HEADER_BYTES = 14_000;
const JSON_TYPE = { 'Content-Type': 'application/json' };
const BOUNDARY = '----edge';

const fill = (piece: string, bytes: number): string =>
  piece.repeat(Math.ceil(bytes / Buffer.byteLength(piece)));

/** Text that is expensive to normalize, match or measure, as long as a body may be. */
const TEXTS: Record<string, string> = {
  'combining marks on one letter': `a${'\u0301'.repeat(24_000)}${'\u0323'.repeat(24_000)}`,
  'thirty combining marks on each letter': fill(`a${'\u0301'.repeat(15)}${'\u0323'.repeat(15)}`, JSON_BYTES),
  'decomposed Hangul': fill('\u1112\u1161\u11ab', JSON_BYTES),
  'one repeated letter': fill('a', JSON_BYTES),
  spaces: `${fill(' ', JSON_BYTES)}x`,
  'line breaks': fill('\r\n', JSON_BYTES / 2),
  'dots and at signs': `a@${fill('a.', JSON_BYTES)}`,
  'characters outside the Basic Multilingual Plane': fill('😀', JSON_BYTES),
  'many search words': fill('abc ', JSON_BYTES),
};

const numbered = (count: number, name: (n: number) => string) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [name(n), n])));

/** JSON bodies whose cost does not depend on the fields of the endpoint. */
const JSON_BODIES: Record<string, string> = {
  'nested arrays': '['.repeat(JSON_BYTES),
  'nested objects': fill('{"a":', JSON_BYTES),
  'thousands of properties': numbered(8_000, (n) => `k${n}`),
  'thousands of numeric property names': numbered(5_500, (n) => String(n * 65_536)),
  'an array of a thousand values': JSON.stringify({ a: Array(990).fill('') }),
  'a hundred long property names': JSON.stringify(
    Object.fromEntries(Array.from({ length: 99 }, (_, n) => [`${n}`.padEnd(900, 'k'), 1])),
  ),
  'escapes in a property name': `{"${fill('\\u0061', JSON_BYTES)}":1}`,
  'a number of many digits': `{"a":${fill('9', JSON_BYTES)}}`,
  'one property name repeated': `{${fill('"name":1,', JSON_BYTES)}"name":1}`,
  truncated: `{"name":"${fill('x', JSON_BYTES)}`,
};

/** @param fields names of the body fields, by path */
export function jsonRequests(fields: Record<string, readonly string[]>): CostlyRequest[] {
  return Object.entries(fields).flatMap(([path, names]) => [
    ...Object.entries(JSON_BODIES).map(([kind, text]) => post(kind, path, text)),
    ...Object.entries(TEXTS).map(([kind, text]) => {
      const share = Math.floor(text.length / (2 * names.length));
      const body = Object.fromEntries(
        names.map((name, n) => [name, n === 0 ? text.slice(0, text.length / 2) : text.slice(0, share)]),
      );
      return post(kind, path, JSON.stringify(body).slice(0, 102_400));
    }),
  ]);
}

function post(kind: string, path: string, text: string): CostlyRequest {
  return { kind, method: 'POST', path, headers: JSON_TYPE, body: Buffer.from(text) };
}

const RELATIONS = 'word/_rels/document.xml.rels';
const inRelations = (text: string) => sampleDocx({ [RELATIONS]: text });

/** Files that are expensive to check, with their extension. Created on demand, since some are large. */
const FILES: Record<string, [extension: string, make: () => Buffer]> = {
  'PDF of escaped names': ['pdf', () => samplePdf({ objects: Buffer.alloc(9 * MB, '/#61#62') })],
  'PDF of long escaped names': ['pdf', () => samplePdf({ objects: Buffer.alloc(9 * MB, '#61') })],
  'PDF of names': ['pdf', () => samplePdf({ objects: Buffer.alloc(9 * MB, '/a') })],
  'PDF of words': ['pdf', () => samplePdf({ objects: Buffer.alloc(9 * MB, 'a ') })],
  'PDF of brackets': ['pdf', () => samplePdf({ objects: Buffer.alloc(9 * MB, '((<<') })],
  'PDF of spaces after a comment full of dictionary ends': [
    'pdf',
    () => samplePdf({ objects: `%${fill('>>%', 4 * MB)}\n${fill(' ', 5 * MB)}` }),
  ],
  'PDF of dictionary ends and comments': ['pdf', () => samplePdf({ objects: Buffer.alloc(9 * MB, '>>%') })],
  'PDF of streams': [
    'pdf',
    () => samplePdf({ objects: Buffer.alloc(9 * MB, '1 0 obj<<>>stream\nendstream endobj ') }),
  ],
  'PDF of object streams': [
    'pdf',
    () =>
      samplePdf({ objects: Buffer.concat(Array(3).fill(packedPdfObjects(Buffer.alloc(8 * MB - 10, 'a ')))) }),
  ],
  'PDF of small object streams': [
    'pdf',
    () =>
      samplePdf({
        objects: Buffer.concat(
          Array(20_000).fill(Buffer.concat([packedPdfObjects('6 0 << /A 1 >>'), Buffer.from('\n')])),
        ),
      }),
  ],
  'PDF stream of random bytes': [
    'pdf',
    () =>
      samplePdf({
        objects: Buffer.concat([
          Buffer.from('4 0 obj <<>>\nstream\n'),
          randomBytes(9 * MB),
          Buffer.from('\nendstream endobj'),
        ]),
      }),
  ],
  'unclosed relationships': ['docx', () => inRelations('<Relationship '.repeat(18_000))],
  'a relationship padded with spaces': [
    'docx',
    () => inRelations(`<Relationships><Relationship ${' '.repeat(250_000)}/></Relationships>`),
  ],
  'nested elements': ['docx', () => inRelations(`<a:b xmlns:a="x">${'<a:b>'.repeat(50_000)}`)],
  'thousands of attributes of one element': [
    'docx',
    () => inRelations(`<a ${Array.from({ length: 20_000 }, (_, n) => `b${n}="1"`).join(' ')}/>`),
  ],
  'thousands of relationships': [
    'docx',
    () =>
      inRelations(
        `<Relationships>${'<Relationship Id="a" Type="b" Target="c"/>'.repeat(6_000)}</Relationships>`,
      ),
  ],
  'character references': ['docx', () => inRelations(`<a b="${'&#65;'.repeat(50_000)}"/>`)],
  'nested entities': [
    'docx',
    () =>
      inRelations(
        '<!DOCTYPE a [<!ENTITY b "cccccccccc"><!ENTITY d "&b;&b;&b;&b;&b;&b;&b;&b;">]><a>&d;&d;</a>',
      ),
  ],
  'thousands of parts': [
    'docx',
    () =>
      sampleDocx(
        Object.fromEntries(
          Array.from({ length: 1_990 }, (_, n) => [`word/_rels/${n}.rels`, '<Relationships/>']),
        ),
      ),
  ],
  'a part that decompresses to 91 MB': [
    'docx',
    () => sampleDocx({ 'word/document.xml': Buffer.concat([randomBytes(MB), Buffer.alloc(90 * MB)]) }),
  ],
  'nested archives': [
    'docx',
    () =>
      Array.from({ length: 20 }).reduce<Buffer>(
        (inner) => sampleDocx({ 'word/embeddings/a.docx': inner }),
        sampleZip({ a: 'b' }),
      ),
  ],
  'Word file followed by 9 MB of zeros': ['doc', () => Buffer.concat([sampleDoc(), Buffer.alloc(9 * MB)])],
  'PNG of empty chunks': [
    'png',
    () =>
      Buffer.concat([
        samplePng(600, 400).subarray(0, 33),
        Buffer.alloc(4 * MB, Buffer.from('0000000074455874deadbeef', 'hex')),
        samplePng(600, 400).subarray(33),
      ]),
  ],
  'JPEG of fill bytes': [
    'jpg',
    () => Buffer.concat([sampleJpeg(600, 400).subarray(0, 20), Buffer.alloc(4 * MB, 0xff)]),
  ],
  'PDF of compressed random bytes': [
    'pdf',
    () => samplePdf({ objects: packedPdfObjects(deflateSync(randomBytes(4 * MB))) }),
  ],
};

const UPLOADS = [
  {
    path: '/api/apply-factory',
    field: 'supporting_document',
    extensions: ['pdf', 'docx', 'doc'],
    fields: applicationFields(),
  },
  {
    path: '/api/shareholder/apply',
    field: 'idProof',
    extensions: ['png', 'jpg', 'pdf'],
    fields: shareholderFields(),
  },
];

/** Forms that are valid apart from the file, since only the files of valid forms are checked; and malformed forms. */
export function* uploadRequests(): Generator<CostlyRequest> {
  for (const { path, field, extensions, fields } of UPLOADS) {
    const texts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value));
    const file = (name: string, bytes: Buffer | string) => part(`name="${field}"; filename="${name}"`, bytes);
    for (const [kind, [extension, make]] of Object.entries(FILES)) {
      if (!extensions.includes(extension)) continue;
      const bytes = make();
      if (path === '/api/shareholder/apply' && bytes.length > 5 * MB) continue;
      yield form(kind, path, [...texts, file(`a.${extension}`, bytes)]);
    }
    const marks = TEXTS['combining marks on one letter']?.slice(0, 15_000) ?? '';
    yield form(
      'combining marks in thirty fields',
      path,
      Array.from({ length: 30 }, (_, n) => part(`name="f${n}"`, marks)),
    );
    yield form(
      'combining marks in the known fields',
      path,
      Object.keys(fields).map((name) => part(`name="${name}"`, marks)),
    );
    yield form(
      'a hundred thousand parts',
      path,
      Array.from({ length: 100_000 }, () => part('name="a"', '')),
    );
    yield form('combining marks in the file name', path, [
      ...texts,
      file(`${marks.slice(0, 3_500)}${marks.slice(-3_500)}.pdf`, 'x'),
    ]);
    yield form('dots in the file name', path, [...texts, file(`${'.'.repeat(HEADER_BYTES)}x`, 'x')]);
    yield form('escapes in the file name', path, [
      ...texts,
      part(`name="${field}"; filename*=UTF-8''${'%41'.repeat(4_500)}.pdf`, 'x'),
    ]);
    yield form('parameters of a part', path, [part(`name="a"${';a=b'.repeat(3_500)}`, 'x')]);
  }
}

function form(kind: string, path: string, parts: Buffer[]): CostlyRequest {
  const headers = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };
  return {
    kind,
    method: 'POST',
    path,
    headers,
    body: Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]),
  };
}

function part(disposition: string, content: string | Buffer): Buffer {
  const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head), Buffer.from(content), Buffer.from('\r\n')]);
}

/** Expensive URLs and headers, without a body. */
export function headerRequests(): CostlyRequest[] {
  const get = (kind: string, path: string, headers?: Record<string, string>): CostlyRequest => ({
    kind,
    method: 'GET',
    path,
    ...(headers ? { headers } : {}),
  });
  const long = (piece: string) => fill(piece, HEADER_BYTES);
  const header = (name: string, piece: string, path = '/') =>
    get(`${name}: ${piece}`, path, { [name]: long(piece) });
  return [
    get('segments', `/${long('a/')}`),
    get('slashes', long('/')),
    get('escapes', `/${long('%41')}`),
    get('malformed escapes', `/${long('%E0%A4%A')}`),
    get('query parameters', `/?${long('a=1&')}`),
    get('query parameters of a list', `/api/contact?${long('q=1&')}`),
    get('dots', `/remotes/public/${long('../')}`),
    get('an extension', `/${long('.')}js`),
    header('Accept-Language', 'hi;q=0.1,'),
    header('Accept-Language', ';', '/hi'),
    header('Accept-Encoding', 'a;q=0.1,'),
    header('Accept', 'a/b;q=0.1,'),
    header('Cookie', 'a=1;'),
    header('Cookie', '%41=%41; ', '/api/admin/session/refresh'),
    header('Authorization', 'Bearer a.b.c', '/api/contact'),
    get('Authorization: a long token', '/api/contact', {
      Authorization: `Bearer ${long('a').slice(0, 4_000)}.${long('b').slice(0, 4_000)}.${long('c').slice(0, 4_000)}`,
    }),
    header('X-Forwarded-For', '1.1.1.1,'),
    header('If-None-Match', '"a",'),
    header('Range', '0-1,'),
    header('Content-Type', ';a=b', '/api/contact'),
  ];
}

/** Small packets with many elements, which the parser processes in one turn of the event loop. */
export function packetRequests(): CostlyRequest[] {
  const json = Buffer.from(`{"name":"${fill('a', JSON_BYTES)}`);
  const path = '/api/apply-factory';
  const file = part('name="supporting_document"; filename="a.pdf"', fill('x', JSON_BYTES));
  const longestBoundary = '-'.repeat(70);
  const boundaries = Buffer.from(`--${longestBoundary}\r\n`.repeat(1_400));
  const headers = { 'Content-Type': `multipart/form-data; boundary=${longestBoundary}` };
  return [
    { kind: 'pipelined requests', method: 'GET', path: '/health/live', times: 1_500 },
    { kind: 'pipelined pages', method: 'GET', path: '/about', times: 1_500 },
    {
      ...post('pipelined logins', '/api/admin/login', '{"email":"a@b.co","password":"x"}'),
      times: 600,
    },
    {
      kind: 'chunks of one byte',
      method: 'POST',
      path: '/api/contact',
      headers: JSON_TYPE,
      body: json,
      pieces: 1,
    },
    { ...form('chunks of one byte', path, [file]), pieces: 1 },
    { ...form('small chunks', path, [file]), pieces: 24 },
    { kind: 'boundaries in small chunks', method: 'POST', path, headers, body: boundaries, pieces: 24 },
  ];
}

function applicationFields(): Record<string, string> {
  return {
    name: 'Sunita Devi',
    business_idea: 'Agriculture & Food Processing',
    location: 'Hajipur, Bihar',
    required_amount: '₹25 Lacs - ₹50 Lacs',
  };
}

function shareholderFields(): Record<string, string> {
  return {
    ...{
      fullName: 'Asha Kumari',
      email: 'asha@example.org',
      mobile: '9876543210',
      location: 'Hajipur, Bihar',
    },
    ...{
      panNumber: 'ABCPE1234F',
      nomineeName: 'Ravi Kumar',
      nomineeRelation: 'Spouse',
      sharePurchase: '2',
      termsAgreed: 'true',
    },
  };
}

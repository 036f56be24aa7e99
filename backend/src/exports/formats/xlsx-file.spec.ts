import { buffer } from 'node:stream/consumers';
import { inflateRawSync } from 'node:zlib';
import { readXlsx } from 'hucre/xlsx';
import type { ExportColumn } from '../export-column.js';
import { xlsxFile } from './xlsx-file.js';

interface Row {
  text?: string | number | undefined;
  at?: Date;
  day?: string;
}

const COLUMNS: ExportColumn<Row>[] = [
  { title: 'text', cell: ({ text }) => text },
  { title: 'at', moment: ({ at }) => at },
];

async function* listOf(rows: Row[]) {
  yield* rows;
}

const fileOf = (...rows: Row[]) => buffer(xlsxFile(COLUMNS, listOf(rows), 'contacts')[0]);

async function cellsOf(...rows: Row[]) {
  const { sheets } = await readXlsx(await fileOf(...rows));
  return sheets.map(({ name, rows: cells }) => ({ name, cells }));
}

/** The XML of the first sheet, which is the first entry of the archive (APPNOTE.TXT 4.3.7). */
function sheetOf(file: Buffer): string {
  const start = 30 + file.readUInt16LE(26) + file.readUInt16LE(28);
  return inflateRawSync(file.subarray(start)).toString('utf8');
}

describe('a list as an Excel workbook', () => {
  test('has one sheet with the name, headings and rows of the list', async () => {
    const [sheet, ...others] = await cellsOf({ text: 'राजेश <यादव> & Co' }, { text: 7 });
    expect(others).toEqual([]);
    expect(sheet).toEqual({
      name: 'contacts',
      cells: [
        ['text', 'at'],
        ['राजेश <यादव> & Co', null],
        [7, null],
      ],
    });
  });

  test('has its headings even when it is empty', async () => {
    expect(await cellsOf()).toEqual([{ name: 'contacts', cells: [['text', 'at']] }]);
  });

  test('stores times as date values, in Indian time', async () => {
    const [sheet] = await cellsOf({ at: new Date('2025-11-17T20:12:00Z') });
    expect(sheet?.cells[1]).toEqual([null, new Date('2025-11-18T01:42:00Z')]);
  });

  test('stores days as date values without a time', async () => {
    const columns: ExportColumn<Row>[] = [{ title: 'day', day: ({ day }) => day }];
    const file = await buffer(xlsxFile(columns, listOf([{ day: '2025-01-15' }, {}]), 'contacts')[0]);
    const { sheets } = await readXlsx(file, { readStyles: true });
    expect(sheets[0]?.rows.slice(1)).toEqual([[new Date('2025-01-15T00:00:00Z')], [null]]);
    expect(sheets[0]?.cells?.get('1,0')?.style?.numFmt).toBe('yyyy-mm-dd');
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '007', '1e5', 'TRUE', 'a\nb', '_x000A_=1+1', '_x0041_x0042_'])(
    'stores %j as text that is not evaluated',
    async (text) => {
      const [sheet] = await cellsOf({ text });
      expect(sheet?.cells[1]?.[0]).toBe(text);
      expect(sheetOf(await fileOf({ text }))).not.toContain('<f>');
      expect(sheetOf(await fileOf({ text }))).toMatch(/<c r="A2" t="inlineStr"/);
    },
  );

  test('shows sentences and lines in full, in a wide column that wraps', async () => {
    const columns: ExportColumn<Row>[] = [
      ...COLUMNS,
      { title: 'message', cell: ({ text }) => text, long: true },
    ];
    const file = await buffer(xlsxFile(columns, listOf([{ text: 'A line.\nAnother one.' }]), 'contacts')[0]);
    const { sheets } = await readXlsx(file, { readStyles: true });
    const cells = sheets[0]?.cells;
    expect(cells?.get('1,2')?.style?.alignment).toMatchObject({ wrapText: true, vertical: 'top' });
    expect(cells?.get('1,0')?.style?.alignment?.wrapText).toBeFalsy();
    const [text, at, message] = sheets[0]?.columns?.map(({ width = 0 }) => width) ?? [];
    expect(at).toBe(text);
    expect(message).toBeGreaterThan(Number(text));
  });

  test('truncates text that exceeds the limit of a cell', async () => {
    const [sheet] = await cellsOf({ text: '😀'.repeat(20_000) });
    const cell = String(sheet?.cells[1]?.[0]);
    expect(cell).toHaveLength(32_767);
    expect(cell.endsWith('…')).toBe(true);
    expect(cell.isWellFormed()).toBe(true);
  });

  test('reads the list only as far as the file is consumed', async () => {
    let read = 0;
    async function* endless() {
      for (;;) {
        read += 1;
        yield { text: `row ${Math.random()}` };
      }
    }
    const [file] = xlsxFile(COLUMNS, endless(), 'contacts');
    for await (const _piece of file) break;
    expect(read).toBeGreaterThan(0);
    const taken = read;
    await new Promise(setImmediate);
    expect(read).toBe(taken);
  });
});

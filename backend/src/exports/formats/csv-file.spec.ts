import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { csvFile } from './csv-file.js';

async function* listOf<Item>(items: Item[]) {
  yield* items;
}

/** A file with these cells, one column each. */
async function fileOf(rows: Array<Array<string | number | undefined>>, titles = ['one', 'two']) {
  const columns = titles.map((title, at) => ({
    title,
    cell: (row: Array<string | number | undefined>) => row[at],
  }));
  const out = new PassThrough();
  const [content] = await Promise.all([buffer(out), pipeline([...csvFile(columns, listOf(rows)), out])]);
  return content.toString('utf8');
}

describe('a list as a CSV file', () => {
  test('begins with the byte order mark that Excel needs for UTF-8, and ends lines as RFC 4180 requires', async () => {
    expect(await fileOf([['राजेश यादव', 7]])).toBe('\uFEFF"one","two"\r\n"राजेश यादव","7"\r\n');
  });

  test('has its headings even when it is empty', async () => {
    expect(await fileOf([])).toBe('\uFEFF"one","two"\r\n');
  });

  test.each([
    ['a comma', 'a,b', '"a,b"'],
    ['a semicolon', 'a;=1+1', '"a;=1+1"'],
    ['a quotation mark', 'say "no"', '"say ""no"""'],
    ['a line break', 'a\nb', '"a\nb"'],
    ['no value', undefined, '""'],
  ])('quotes a cell with %s', async (_what, cell, written) => {
    expect(await fileOf([[cell, 1]])).toBe(`\uFEFF"one","two"\r\n${written},"1"\r\n`);
  });

  test.each(['=1+1', '+1', '-1', '@SUM(A1)', '＝1+1', ' =1+1', '\u0000=1+1', '\u00a0-1'])(
    'prevents spreadsheets from evaluating %j',
    async (cell) => {
      const written = cell.replace('\u0000', '');
      expect(await fileOf([[cell, 1]])).toBe(`\uFEFF"one","two"\r\n"'${written}","1"\r\n`);
    },
  );

  test.each(['\tx', '\rx', '\nx'])('prefixes a cell that begins with white space: %j', async (cell) => {
    expect(await fileOf([[cell, 1]])).toMatch(/\r\n"?'\s/);
  });

  test('leaves numbers and harmless text unchanged', async () => {
    expect(await fileOf([[-1, 'a=b']])).toBe('\uFEFF"one","two"\r\n"-1","a=b"\r\n');
  });
});

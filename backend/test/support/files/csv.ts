/** The cells of a CSV file (RFC 4180) by line, without the byte order mark. */
export function cellsOf(file: string): string[][] {
  const rows: string[][] = [];
  for (const [, quoted, plain = '', end] of file
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    const row = rows.at(-1) ?? rows[rows.push([]) - 1];
    row?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}

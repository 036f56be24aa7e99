/**
 * A PDF of one page that says what it is. It uses the standard PDF fonts, so only Latin letters are possible.
 * @param lines text below the title, from top to bottom
 */
export function samplePdf(title: string, lines: readonly string[]): Buffer {
  const text = (size: number, y: number, words: string) =>
    `BT /F1 ${size} Tf 48 ${y} Td (${words.replace(/[\\()]/g, '\\$&')}) Tj ET\n`;
  const content =
    '0.17 0.22 0.55 rg 0 372 420 48 re f\n1 1 1 rg\n' +
    text(18, 389, title) +
    '0.1 0.12 0.25 rg\n' +
    lines.map((line, index) => text(13, 330 - index * 26, line)).join('') +
    '0.8 0.2 0.1 rg\n' +
    text(11, 40, 'SAMPLE - not a real document');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 420] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}endstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${pdf}${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${pdf.length}\n%%EOF\n`,
    'latin1',
  );
}

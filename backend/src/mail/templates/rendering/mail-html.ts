import { escapeHtml } from '../../../common/escape-html.js';
import { beginningOfText } from './beginning-of-text.js';
import type { MailBlock, MailPage } from './mail-body.js';

/** Colours of the site (light) and of the console (dark). */
const INK = '#1A2147';
const SLATE = '#4E5470';
const NEEL = '#2B3A8C';
const EDGE = '#141C4F';
const HALDI = '#F7B917';
const BRICK = '#B2482B';
const CHUNA = '#F7F6F1';
const PAPER = '#FFFFFF';
const LINE = '#D5D6DE';
const FONT = "'Noto Sans','Noto Sans Devanagari','Segoe UI',Roboto,Arial,sans-serif";

/** Devanagari needs more room above and below the line. */
const LINE_HEIGHT: Readonly<Record<string, string>> = { hi: '1.65' };

/** A table grows with its longest word, such as an e-mail address; the older property is for older mail programs. */
const BREAK_ANYWHERE = 'overflow-wrap:anywhere;word-break:break-word';

/** The brick line of the site has twenty bricks. */
const BRICKS = 20;

const WIDTH = 600;
/** Outlook renders mails with Word, which does not know `max-width`, and shows an unknown first font as Times. */
const OUTLOOK = {
  fonts: '<!--[if mso]><style>td,p,h1,h2,li,a { font-family: Arial, sans-serif; }</style><![endif]-->',
  columnStart: `<!--[if mso]><table role="presentation" width="${WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->`,
  columnEnd: '<!--[if mso]></td></tr></table><![endif]-->',
};

/** Lists of mails show about this much of the text beside the subject, in code points. */
const PREVIEW_LENGTH = 150;

/** Used by mail programs that support dark mode; the others use the inline styles. */
const DARK = `@media (prefers-color-scheme: dark) {
.page { background-color: #12152A !important; }
.paper { background-color: #1B1F3A !important; border-color: #3A4068 !important; color: #ECEDF5 !important; }
.fact { background-color: #252A4B !important; border-color: #7E86B0 !important; }
.note { border-color: #7E86B0 !important; }
.quiet { color: #A9AEC9 !important; }
.button { background-color: #9FAEF5 !important; border-color: #7E86B0 !important; color: #12152A !important; }
}`;

/**
 * A page that looks alike in all mail programs: one column of tables, since some support no other layout, inline
 * styles, no pictures and no external URLs except the links.
 */
export function renderHtml(page: MailPage): string {
  const body = [paragraph(page.greeting), ...page.blocks.map(blockAsHtml), paragraph(page.closing)].join(
    '\n',
  );
  const footer = page.footer.map(
    (line) =>
      `<p class="quiet" style="margin:0 0 8px;font-size:16px;line-height:1.4;color:${SLATE}">${escapeHtml(line)}</p>`,
  );
  return `<!doctype html>
<html lang="${escapeHtml(page.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(page.subject)}</title>
<style>:root { color-scheme: light dark; }
${DARK}</style>
${OUTLOOK.fonts}
</head>
<body class="page" style="margin:0;background-color:${CHUNA}">
${preview(page)}
${table(
  'class="page"',
  `background-color:${CHUNA}`,
  `<td align="center" style="padding:16px 8px">
${OUTLOOK.columnStart}
${table(
  '',
  `max-width:${WIDTH}px;font:18px/${LINE_HEIGHT[page.language] ?? '1.5'} ${FONT};${BREAK_ANYWHERE}`,
  `<td style="padding:14px 20px;background-color:${HALDI};color:${INK};font-size:20px;font-weight:700">${escapeHtml(page.senderName)}</td></tr>
<tr><td aria-hidden="true" style="background-color:${INK}">${wall()}</td></tr>
<tr><td class="paper" style="padding:24px 20px 8px;background-color:${PAPER};border:1px solid ${LINE};border-top:0;color:${INK}">
<h1 style="margin:0 0 20px;font-size:24px;line-height:1.25">${prose(page.subject)}</h1>
${body}
</td></tr>
<tr><td style="padding:16px 20px">
${footer.join('\n')}
</td>`,
)}
${OUTLOOK.columnEnd}
</td>`,
)}
</body>
</html>
`;
}

/**
 * What lists of mails show beside the subject, hidden in the mail: they take the first text, which would be the sender
 * and the subject again.
 */
function preview({ blocks, greeting }: MailPage): string {
  const paragraph = blocks.find((block) => block.kind === 'paragraph');
  const line = (paragraph?.text ?? greeting).replace(/\s+/g, ' ');
  return `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(beginningOfText(line, PREVIEW_LENGTH))}</div>`;
}

/** The first cell may close its row and start others. */
function table(attributes: string, style: string, cells: string): string {
  return `<table role="presentation" ${attributes} width="100%" cellpadding="0" cellspacing="0" border="0" style="${style}"><tr>${cells}</tr></table>`;
}

function wall(): string {
  const brick = `<td style="height:8px;padding:0;background-color:${BRICK};border-radius:1px;font-size:0;line-height:0">&nbsp;</td>`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="2" border="0"><tr>${brick.repeat(BRICKS)}</tr></table>`;
}

function blockAsHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.text);
    case 'fact':
      return `<p class="fact" style="margin:0 0 20px;padding:12px 16px;border:2px solid ${INK};background-color:${CHUNA}"><span class="quiet" style="font-size:16px;color:${SLATE}">${escapeHtml(block.label)}</span><br><strong style="font-size:26px;line-height:1.3;font-variant-numeric:tabular-nums">${escapeHtml(block.value)}</strong></p>`;
    case 'steps': {
      const steps = block.steps.map((step) => `<li style="margin:0 0 8px">${escapeHtml(step)}</li>`).join('');
      return `<h2 style="margin:0 0 8px;font-size:18px">${escapeHtml(block.title)}</h2><ol style="margin:0 0 20px;padding-left:24px">${steps}</ol>`;
    }
    case 'note':
      return `<p style="margin:0 0 4px;font-weight:700">${escapeHtml(block.label)}</p><blockquote class="note" style="margin:0 0 20px;padding:4px 0 4px 16px;border-left:4px solid ${INK}">${escapeHtml(block.text).replace(/\n/g, '<br>')}</blockquote>`;
    case 'link':
      return `<p style="margin:4px 0 24px"><a class="button" href="${escapeHtml(block.href)}" style="display:inline-block;padding:12px 24px;border-bottom:3px solid ${EDGE};border-radius:6px;background-color:${NEEL};color:${PAPER};font-weight:600;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
  }
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${prose(text).replace(/\n/g, '<br>')}</p>`;
}

/** Text in which references do not break across lines. */
function prose(text: string): string {
  return escapeHtml(text).replace(/\b[A-Z]{2}-[0-9A-Z]{6}\b/g, '<span style="white-space:nowrap">$&</span>');
}

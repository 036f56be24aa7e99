import type { MailBlock } from './mail-body.js';

/** What stands on the page of a mail, already in its language. */
export interface MailPage {
  language: string;
  subject: string;
  senderName: string;
  greeting: string;
  blocks: readonly MailBlock[];
  closing: string;
  /** Small print, one line each. */
  footer: readonly string[];
}

const INK = '#1A2147';
const SLATE = '#4E5470';
const NEEL = '#2B3A8C';
const LINE = '#D5D6DE';
const FONT = "'Noto Sans','Noto Sans Devanagari','Segoe UI',Arial,sans-serif";

export function renderText(page: MailPage): string {
  const parts = [
    page.greeting,
    ...page.blocks.map(blockAsText),
    page.closing,
    `-- \n${page.footer.join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

function blockAsText(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'fact':
      return `${block.label}: ${block.value}`;
    case 'steps':
      return [block.title, ...block.steps.map((step, n) => `${n + 1}. ${step}`)].join('\n');
    case 'note':
      return [`${block.label}:`, ...block.text.split('\n').map((line) => `> ${line}`)].join('\n');
    case 'link':
      return `${block.label}: ${block.href}`;
  }
}

/** A page that mail programs show alike: one column, styles inline, no picture, no outside address but the links. */
export function renderHtml(page: MailPage): string {
  const body = [
    paragraph(page.greeting),
    ...page.blocks.map(blockAsHtml),
    paragraph(page.closing),
    `<hr style="border:0;border-top:1px solid ${LINE};margin:24px 0 12px">`,
    ...page.footer.map(
      (line) => `<p style="margin:0 0 4px;font-size:13px;color:${SLATE}">${escapeHtml(line)}</p>`,
    ),
  ].join('\n');
  return `<!doctype html>
<html lang="${escapeHtml(page.language)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(page.subject)}</title></head>
<body style="margin:0;background:#F7F6F1;color:${INK};font:16px/1.5 ${FONT}">
<div style="max-width:560px;margin:0 auto;padding:24px 20px">
<p style="margin:0 0 20px;padding-bottom:12px;border-bottom:2px solid ${INK};font-size:18px;font-weight:700">${escapeHtml(page.senderName)}</p>
${body}
</div>
</body>
</html>
`;
}

function blockAsHtml(block: MailBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return paragraph(block.text);
    case 'fact':
      return `<p style="margin:0 0 16px;padding:12px 16px;border:2px solid ${INK};background:#FFFFFF">${escapeHtml(block.label)}<br><strong style="font-size:20px">${escapeHtml(block.value)}</strong></p>`;
    case 'steps': {
      const steps = block.steps.map((step) => `<li style="margin:0 0 8px">${escapeHtml(step)}</li>`).join('');
      return `<p style="margin:0 0 8px;font-weight:700">${escapeHtml(block.title)}</p><ol style="margin:0 0 16px;padding-left:24px">${steps}</ol>`;
    }
    case 'note':
      return `<p style="margin:0 0 4px;font-weight:700">${escapeHtml(block.label)}</p><blockquote style="margin:0 0 16px;padding-left:12px;border-left:4px solid ${LINE}">${escapeHtml(block.text).replace(/\n/g, '<br>')}</blockquote>`;
    case 'link':
      return `<p style="margin:0 0 16px"><a href="${escapeHtml(block.href)}" style="display:inline-block;padding:12px 20px;background:${NEEL};color:#FFFFFF;border-radius:6px;font-weight:700;text-decoration:none">${escapeHtml(block.label)}</a></p>`;
  }
}

function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] as string);
}

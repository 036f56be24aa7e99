import type { MailBlock, MailPage } from './mail-body.js';

/** The plain-text version of a mail. */
export function renderText(page: MailPage): string {
  const parts = [
    page.greeting,
    ...page.blocks.map(blockAsText),
    page.closing,
    `-- \n${page.footer.join('\n')}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

/** A block of a mail as plain text. */
export function blockAsText(block: MailBlock): string {
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

import 'reflect-metadata';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AppLogger } from '../common/logging/app-logger.js';
import { loadConfig } from '../config/app-config.js';
import { SiteSettings } from '../config/site/site-settings.js';
import { EmailLinks, mailLinks, PasswordLinks } from '../mail/account-links.js';
import { type ComposedMail, composeMail } from '../mail/templates/compose-mail.js';
import type { MailLocale, MailTemplate } from '../mail/templates/mail-template.js';
import { sampleMails } from './sample-mails.js';

/*
 * `node backend/dist/cli/preview-mails.js FOLDER`: writes every mail in every language with sample data, as .html and
 * .txt, and an index.html with links to them. The company is taken from SITE_CONFIG. FOLDER is emptied first.
 */

const NAMES: Record<MailLocale, string> = { en: 'Sunita Devi', hi: 'सुनीता देवी' };

interface Preview extends ComposedMail {
  /** Name of the files, without ending. */
  file: string;
}

async function run(folder: string): Promise<void> {
  const config = loadConfig(process.env);
  const site = await (await SiteSettings.load(config, new AppLogger('silent'))).site();
  const locales = Object.keys(NAMES) as MailLocale[];
  const links = mailLinks(config, new PasswordLinks(config), new EmailLinks(config));
  const previews = locales.flatMap((locale) =>
    Object.entries(sampleMails(NAMES[locale], locale)).flatMap(([template, cases]) =>
      Object.entries(cases).map(([word, params]): Preview => {
        const file = [locale, template, word].filter(Boolean).join('.');
        return { file, ...composeMail(template as MailTemplate, params, locale, site, links) };
      }),
    ),
  );
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const { file, html, text, subject } of previews) {
    await writeFile(path.join(folder, `${file}.html`), html);
    await writeFile(path.join(folder, `${file}.txt`), `${subject}\n\n${text}`);
  }
  await writeFile(path.join(folder, 'index.html'), indexPage(previews));
  process.stdout.write(`${previews.length} mails: ${path.join(folder, 'index.html')}\n`);
}

/** The subjects hold sample data only, so nothing needs escaping. */
function indexPage(previews: readonly Preview[]): string {
  const rows = previews.map(
    ({ file, subject }) =>
      `<tr><td>${file}</td><td>${subject}</td><td><a href="${file}.html">HTML</a></td><td><a href="${file}.txt">text</a></td></tr>`,
  );
  return `<!doctype html>\n<html lang="en"><meta charset="utf-8"><title>Mails</title>\n<table>\n${rows.join('\n')}\n</table>\n</html>\n`;
}

run(path.resolve(process.argv[2] ?? 'mails')).catch((thrown: unknown) => {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
  process.exit(1);
});

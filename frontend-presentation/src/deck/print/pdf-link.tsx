import type { SiteConfig } from 'frontend-shared/api/site-config';
import { fileSize } from 'frontend-shared/i18n/file-size';
import type { Locale } from 'frontend-shared/i18n/locale';
import type { ReactNode } from 'react';
import { printMessages } from '../../content/messages/print';

interface PdfLinkProps {
  site: SiteConfig;
  locale: Locale;
  className?: string;
  /** Shown before the text of the link. */
  icon?: ReactNode;
  onClick?: () => void;
}

/** Link to the deck as a PDF in the given language; renders nothing if the site has none. */
export function PdfLink({ site, locale, className, icon, onClick }: PdfLinkProps) {
  const file = site.presentationPdf?.[locale];
  if (!file) return null;
  const { download, size } = printMessages(locale);
  return (
    <a className={className} href={file.address} type="application/pdf" download onClick={onClick}>
      {icon}
      {download(fileSize(file.bytes, size))}
    </a>
  );
}

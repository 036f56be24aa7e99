import { formatNumber } from 'frontend-shared/i18n/locale';
import type { PrintMessages } from '../messages/types/print-messages';

export const print: PrintMessages = {
  title: 'साथ ले जाएँ',
  print: 'स्लाइडें छापें',
  printWithNotes: 'वक्ता के नोट के साथ छापें',
  download: (size) => `स्लाइडें डाउनलोड करें (PDF, ${size})`,
  size: { bytes: (count) => `${formatNumber(count)} बाइट`, kb: (n) => `${n} kB`, mb: (n) => `${n} MB` },
};

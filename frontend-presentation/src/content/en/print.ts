import { formatNumber } from 'frontend-shared/i18n/locale';
import type { PrintMessages } from '../messages/types/print-messages';

export const print: PrintMessages = {
  title: 'Take it with you',
  print: 'Print the slides',
  printWithNotes: 'Print with the speaker’s notes',
  download: (size) => `Download the slides (PDF, ${size})`,
  size: { bytes: (count) => `${formatNumber(count)} bytes`, kb: (n) => `${n} kB`, mb: (n) => `${n} MB` },
};

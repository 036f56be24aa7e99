import { formatNumber } from '../../i18n/locale';
import { plural } from '../../i18n/plural';

/** Messages of the file field. */
export const fileField = {
  takePhotoOr: 'Take a photo or ',
  chooseFile: 'choose a file',
  chooseFileAlone: 'Choose a file',
  change: 'Change',
  remove: 'Remove',
  ready: 'ready to send',
  size: {
    bytes: (count: number) =>
      `${formatNumber(count)} ${plural('en', count, { one: 'byte', other: 'bytes' })}`,
    kb: (n: string) => `${n} kB`,
    mb: (n: string) => `${n} MB`,
  },
};

export type FileFieldMessages = typeof fileField;

import { formatNumber } from '../../i18n/locale';
import type { FileFieldMessages } from '../en/file-field';

export const fileField: FileFieldMessages = {
  takePhotoOr: 'फ़ोटो लें या ',
  chooseFile: 'फ़ाइल चुनें',
  chooseFileAlone: 'फ़ाइल चुनें',
  change: 'बदलें',
  remove: 'हटाएँ',
  ready: 'भेजने को तैयार',
  size: { bytes: (count) => `${formatNumber(count)} बाइट`, kb: (n) => `${n} kB`, mb: (n) => `${n} MB` },
};

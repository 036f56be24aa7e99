import type { Locale } from 'frontend-shared/i18n/locale';
import type { mails } from '../../content/mails';

const UNREACHABLE = /^E(CONN|TIMEDOUT|SOCKET|DNS|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)/;

/** The code of the last failure in words; the code beside them is for whoever looks after the mail server. */
export function reasonOf(code = '', words: (typeof mails)[Locale]['reasons']): string {
  if (code === 'DAILY_LIMIT') return words.dailyLimit;
  if (code === 'WORKER_DIED') return words.stopped;
  if (/\b5\d\d$/.test(code)) return words.refused(code);
  if (UNREACHABLE.test(code)) return words.unreachable(code);
  return words.other(code);
}

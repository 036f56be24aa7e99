import { formatNumber } from './locale';

/** Bytes per MB, as shown and as in the API's limits. */
export const MB = 1024 * 1024;
const KB = 1024;

export interface SizeMessages {
  bytes: (count: number) => string;
  kb: (n: string) => string;
  mb: (n: string) => string;
}

/** Formats a size in bytes: "2.4 MB", "310 kB", "1 byte". */
export function fileSize(bytes: number, messages: SizeMessages): string {
  if (bytes < KB) return messages.bytes(bytes);
  const kilobytes = Math.round(bytes / KB);
  if (kilobytes < KB) return messages.kb(formatNumber(kilobytes));
  return messages.mb(formatNumber(Math.round((bytes / MB) * 10) / 10));
}

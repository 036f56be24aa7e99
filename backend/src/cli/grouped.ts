/** A number with its digits grouped as in India: 12,34,567. */
export function grouped(count: number): string {
  return count.toLocaleString('en-IN');
}

/** A funding range in short form, for table cells: "₹50 Lacs - ₹1 Crore" becomes "₹50 L - ₹1 Cr". */
export function shortRange(range: string): string {
  return range.replaceAll(/ Lacs?\b/g, ' L').replaceAll(/ Crores?\b/g, ' Cr');
}

/** Ten digits as people read them out: "98350 12345". */
export function groupedMobile(mobile: string): string {
  return `${mobile.slice(0, 5)} ${mobile.slice(5)}`;
}

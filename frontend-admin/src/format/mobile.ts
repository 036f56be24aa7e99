/** Ten digits in groups: "98350 12345". */
export function formatMobile(mobile: string): string {
  return `${mobile.slice(0, 5)} ${mobile.slice(5)}`;
}

/** Address of the text version of the deck at an address. */
export function textPath(basePath: string): string {
  return basePath === '/' ? '/text' : `${basePath}/text`;
}

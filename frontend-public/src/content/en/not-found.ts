/** Messages for a URL without a page. */
export const notFound = {
  title: 'Page not found',
  text: 'The address may have been typed wrongly, or the page may have moved.',
  home: 'Go to the home page',
  apply: 'Apply for a factory',
};

export type NotFoundMessages = typeof notFound;

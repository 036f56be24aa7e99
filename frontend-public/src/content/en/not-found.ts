/** Words for an address at which this site has no page. */
export const notFound = {
  title: 'No page stands here yet',
  text: 'The address may have been typed wrongly, or the page is still to be built.',
  home: 'Go to the home page',
  apply: 'Apply for a factory',
};

export type NotFoundWords = typeof notFound;

export const notFound = {
  title: 'Page not found',
  text: 'The address may have been typed wrongly, or the page may have moved.',
  board: 'Page not found',
  home: 'Go to the home page',
  stories: 'See the factories',
};

export type NotFoundMessages = typeof notFound;

/** Words of the screen at /success-stories. */
export const successStories = {
  title: 'Projects and success stories',
};

export type SuccessStoriesWords = typeof successStories;

/** Words of the screen at /industries. */
export const industries = {
  title: 'Factory vision',
};

export type IndustriesWords = typeof industries;

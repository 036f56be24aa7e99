/** The parts of the application in their order; each is the address of its section. */
export const partIds = ['you', 'identity', 'nominee', 'shares', 'agree'] as const;

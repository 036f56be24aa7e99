export const reasonPrompt = {
  reason: 'Reason',
  needed: 'Please say why, in a few words.',
} as const;

/**
 * The four questions that check whether the risks were understood: options in page order, and the correct one. The
 * answers are not sent to the server.
 */
export const riskQuestions = {
  riskProfit: { options: ['fixed', 'wait', 'back'], correct: 'wait' },
  riskSelling: { options: ['offering', 'anytime', 'later'], correct: 'offering' },
  riskProject: { options: ['refund', 'fee', 'stays'], correct: 'stays' },
  riskSharing: { options: ['monthly', 'yearly', 'asked'], correct: 'yearly' },
} as const;

export type RiskQuestion = keyof typeof riskQuestions;

export const riskNames = Object.keys(riskQuestions) as RiskQuestion[];

export function isRiskQuestion(name: string): name is RiskQuestion {
  return riskNames.includes(name as RiskQuestion);
}

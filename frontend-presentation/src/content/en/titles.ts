import { members, profitExample } from 'frontend-shared/content/figures';
import { formatNumber, formatRupees } from 'frontend-shared/i18n/locale';
import type { DeckTitles } from '../slides/outline';

/** Names of the sections, and the titles of the slides in each. */
export const titles: DeckTitles = {
  idea: {
    title: 'The idea',
    slides: {
      title: 'TURN KNOWLEDGE INTO LEGACY',
      vision: 'Our vision',
      'not-a-scheme': 'Not a scheme',
      'core-idea': 'The idea, in four steps',
      impact: 'What members have built so far',
    },
  },
  how: {
    title: 'How it works',
    slides: {
      'eight-steps': 'Eight steps, in this order',
      'one-company': 'One factory, one company',
      'profit-split': 'Where the profit goes',
      'profit-example': `If ${formatRupees(profitExample.monthlyProfit.value)} is divided`,
      'no-profit': 'No profit? Then you wait for the next year.',
    },
  },
  running: {
    title: 'Running today',
    slides: {
      running: 'Two factories are running',
      spice: 'Spice factory, Hajipur',
      'spice-figures': 'The spice factory in figures',
      supermarket: 'Supermarket, Agra',
      'supermarket-figures': 'The supermarket in figures',
    },
  },
  coming: {
    title: 'Coming next',
    slides: {
      industries: 'Twelve target sectors',
      coming: 'Five factories coming next',
      led: 'LED plant, Gujarat',
      garments: 'Garment\u00a0unit, Kolkata',
      'on-progress': 'Two more: water and frozen foods',
    },
  },
  members: {
    title: 'For members',
    slides: {
      'who-can-join': 'Who can join',
      'join-steps': 'Four steps to become a member',
      benefits: 'What a member has',
      principle: '“We do not buy and sell. We build, run and share.”',
      terms: 'The terms',
    },
  },
  decide: {
    title: 'Before you decide',
    slides: {
      risks: 'Read this before you invest',
      legacy: 'It stays in the family',
      journey: 'The journey',
      philosophy: `“One brick is small. ${formatNumber(members.value)} make a wall.”`,
      'next-brick': 'Invest, or propose a factory',
    },
  },
};

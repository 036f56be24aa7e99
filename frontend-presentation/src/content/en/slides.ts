import { risk } from 'frontend-shared/content/en/risk';
import * as figures from 'frontend-shared/content/figures';
import { buildDeck, type DeckTexts } from '../slides/build-deck';
import { statedFigures } from '../slides/stated-figures';
import { titles } from './titles';

const { amount, short, count, more, rupees, percent, year, month } = statedFigures('en');
const { invested, profitExample, profitSplit, projects, projectRange, shareRange, targets, timeline } =
  figures;
const { spice, supermarket, led, garments, flour, water, frozen } = projects;

/** The source of figures: the page that states them, and their month. */
const from = (page: string) => `From the ${page} page, ${month}`;
const successStories = from('Success Stories');

const texts: DeckTexts = {
  title: {
    subtitle: 'Become a co-owner of real Indian factories',
    imageText: 'A street with a flour mill, a spice factory and a supermarket',
  },
  vision: {
    content: [
      'Factories owned by the people who live near them',
      'Work in the town, not far from it',
      `${count(targets.factories)} factories one day; ${count(figures.factoriesRunning)}\u00a0run today`,
    ],
    imageText: 'A machine operator, a packer, a shopkeeper and a shareholder before a rising sun',
    sourcePage: from('About'),
  },
  'not-a-scheme': {
    content: [
      'A separate company for every factory',
      'Accounts audited once a year',
      'No guaranteed return',
      'No trading in shares before a public offering',
    ],
    imageText: 'The community supermarket in Agra with its striped awning',
  },
  'core-idea': {
    subtitle: 'Small amounts, one real building.',
    processSteps: [
      {
        number: 1,
        title: 'Many people pay a little',
        description: 'Members each put in a small amount.',
      },
      {
        number: 2,
        title: 'One company is formed',
        description: 'Each factory gets a private company of its own.',
      },
      {
        number: 3,
        title: 'One factory makes goods',
        description: 'A partner who knows the trade runs it.',
      },
      {
        number: 4,
        title: 'Profit is divided',
        description: 'Once a year, after the audit, if there is any.',
      },
    ],
  },
  impact: {
    stats: [
      { value: more(figures.members), label: 'members', icon: 'Users' },
      {
        value: short(invested.total),
        label: `invested: ${short(invested.running)} running, ${short(invested.beingBuilt)} being built`,
        icon: 'IndianRupee',
      },
      { value: count(figures.factoriesRunning), label: 'factories running', icon: 'Factory' },
      { value: more(figures.jobs), label: 'jobs created', icon: 'Heart' },
    ],
    sourcePage: from('Home'),
  },
  'eight-steps': {
    subtitle: 'Every share starts with an invitation.',
    processSteps: [
      { number: 1, title: 'Get invited', description: 'An existing shareholder invites you.' },
      {
        number: 2,
        title: 'Buy a share',
        description: `One share costs ${rupees(figures.sharePrice)}. One is enough.`,
      },
      { number: 3, title: 'Member for life', description: 'You stay a shareholder for life.' },
      {
        number: 4,
        title: 'Explore projects',
        description: 'See what each factory makes, where it is and what it costs.',
      },
      {
        number: 5,
        title: 'Contribute',
        description: 'Invest in a project. Once committed, the money is non-refundable.',
      },
      {
        number: 6,
        title: 'Company formed',
        description: 'Each factory gets a private company with directors and books of its own.',
      },
      { number: 7, title: 'Factory starts', description: 'A production partner runs it.' },
      {
        number: 8,
        title: 'Audit, then profit',
        description: 'The books are audited once a year. If there is profit, it is divided.',
      },
    ],
  },
  'one-company': {
    content: [
      'Its own directors',
      'Its own account books',
      'Books audited once a year',
      'Only then is profit divided',
    ],
    imageText: 'A woman reads an open account book line by line, a man with a turban looks on',
  },
  'profit-split': {
    subtitle: `One brick is ${percent(figures.brick)} of the year’s profit.`,
    split: [
      { party: 'partner', share: profitSplit.partner.value, label: 'partner who runs it' },
      { party: 'investors', share: profitSplit.investors.value, label: 'project investors' },
      { party: 'marketing', share: profitSplit.marketing.value, label: 'marketing' },
      { party: 'operations', share: profitSplit.operations.value, label: 'operations' },
    ],
    sourcePage: from('How It Works'),
  },
  'profit-example': {
    subtitle: 'An example is not a promise.',
    table: [
      {
        label: 'Production partner',
        cells: [percent(profitSplit.partner), rupees(profitExample.partner)],
      },
      {
        label: 'Project investors',
        cells: [percent(profitSplit.investors), rupees(profitExample.investors)],
      },
      { label: 'Marketing', cells: [percent(profitSplit.marketing), rupees(profitExample.marketing)] },
      { label: 'Operations', cells: [percent(profitSplit.operations), rupees(profitExample.operations)] },
      { label: 'Profit to divide', cells: ['', rupees(profitExample.monthlyProfit)], isTotal: true },
    ],
  },
  'no-profit': {
    subtitle: 'There is no guaranteed return.',
    progress: 0,
    imageText: 'A wall of twenty bricks, none of them laid',
  },
  running: {
    gallery: [
      {
        image: 'spice-outside',
        imageText: 'The spice factory in Hajipur: a shed with a saw-tooth roof, people at work',
        caption: 'Spices, Hajipur',
        detail: `${amount(spice.amount)}. Profitable.`,
      },
      {
        image: 'supermarket-outside',
        imageText: 'The supermarket in Agra: a shop front with a striped awning',
        caption: 'Supermarket, Agra',
        detail: `${amount(supermarket.amount)}. Running.`,
      },
    ],
    sourcePage: successStories,
  },
  spice: {
    content: [
      'Spices cleaned, ground and packed',
      `${more(spice.investors)} investors paid for it`,
      `${more(spice.jobs)} people work in it`,
    ],
    imageText: 'Inside the spice factory: a mill with a yellow hopper fills tins on a belt',
    sourcePage: successStories,
  },
  'spice-figures': {
    stats: [
      { value: short(spice.amount), label: 'invested', icon: 'IndianRupee' },
      { value: more(spice.investors), label: 'investors', icon: 'Users' },
      { value: more(spice.jobs), label: 'jobs', icon: 'Heart' },
      { value: 'Profitable', label: 'today; no promise for next year', icon: 'Sparkles' },
    ],
    sourcePage: successStories,
  },
  supermarket: {
    content: [
      'Groceries and household goods under one roof',
      `${more(supermarket.investors)} investors paid for it`,
      `${more(supermarket.jobs)} families employed`,
    ],
    imageText: 'Inside the supermarket: full shelves, and a counter where a customer pays',
    sourcePage: successStories,
  },
  'supermarket-figures': {
    stats: [
      { value: short(supermarket.amount), label: 'invested', icon: 'IndianRupee' },
      { value: more(supermarket.investors), label: 'investors', icon: 'Users' },
      { value: more(supermarket.jobs), label: 'families employed', icon: 'Heart' },
      { value: 'Running', label: 'in Agra', icon: 'ShoppingCart' },
    ],
    sourcePage: successStories,
  },
  industries: {
    gallery: [
      { image: 'sector-food', caption: 'Food' },
      { image: 'sector-household', caption: 'Household' },
      { image: 'sector-retail', caption: 'Retail' },
      { image: 'sector-electronics', caption: 'Electronics' },
      { image: 'sector-textiles', caption: 'Textiles' },
      { image: 'sector-health', caption: 'Health' },
      { image: 'sector-training', caption: 'Training' },
      { image: 'sector-construction', caption: 'Building' },
      { image: 'sector-packaging', caption: 'Packaging' },
      { image: 'sector-transport', caption: 'Transport' },
      { image: 'sector-automobile', caption: 'Vehicles' },
      { image: 'sector-water', caption: 'Water' },
    ],
  },
  coming: {
    subtitle: 'Bricks show planning, not money spent.',
    table: [
      {
        label: 'LED plant',
        cells: ['Gujarat', short(led.amount), percent(led.progress)],
        progress: led.progress.value,
      },
      {
        label: 'Garment unit',
        cells: ['Kolkata', short(garments.amount), percent(garments.progress)],
        progress: garments.progress.value,
      },
      {
        label: 'Flour mill',
        cells: ['Punjab', short(flour.amount), percent(flour.progress)],
        progress: flour.progress.value,
      },
      {
        label: 'Water plant',
        cells: ['Jhansi, Chhapra', short(water.amount), 'On Progress'],
        progress: null,
      },
      { label: 'Frozen foods', cells: ['Kashipur', short(frozen.amount), 'On Progress'], progress: null },
    ],
    sourcePage: successStories,
  },
  led: {
    content: [
      `${amount(led.amount)} planned`,
      `Planning ${percent(led.progress)} done`,
      'Only shareholders can fund it',
    ],
    progress: led.progress.value,
    imageText: 'The LED plant: three vaulted roofs with solar panels and one giant bulb',
    sourcePage: successStories,
  },
  garments: {
    content: [
      `${amount(garments.amount)} planned`,
      `Planning ${percent(garments.progress)} done`,
      'Clothes for daily wear',
    ],
    progress: garments.progress.value,
    imageText: 'The garment unit: a sewing machine in every window, shirts on a line on the roof',
    sourcePage: successStories,
  },
  'on-progress': {
    gallery: [
      {
        image: 'water',
        imageText: 'The alkaline water plant: an electrolysis cell, two tanks and a rack of bottles',
        caption: 'Alkaline water, Jhansi and Chhapra',
        detail: `${amount(water.amount)}. Being built.`,
      },
      {
        image: 'frozen',
        imageText: 'The frozen-food store: a door with a snowflake, hills, and a truck being loaded',
        caption: 'Frozen foods, Kashipur',
        detail: `${amount(frozen.amount)}. In preparation.`,
      },
    ],
    sourcePage: successStories,
  },
  'who-can-join': {
    content: [
      'Anyone whom a shareholder invites',
      `One share costs ${rupees(figures.sharePrice)}`,
      'PAN, identity proof and a nominee',
    ],
    imageText: 'The spice factory in Hajipur with its name board; people at work in front of it',
    sourcePage: from('Join'),
  },
  'join-steps': {
    subtitle: risk,
    processSteps: [
      {
        number: 1,
        title: 'Get invited',
        description: 'A shareholder invites you. Ask about their experience.',
      },
      {
        number: 2,
        title: 'Buy at least one share',
        description: `One share costs ${rupees(figures.sharePrice)}; you can buy more.`,
      },
      {
        number: 3,
        title: 'Complete KYC',
        description: 'PAN, identity proof and the name of your nominee.',
      },
      { number: 4, title: 'Member dashboard', description: 'There you choose a project, or none.' },
    ],
  },
  benefits: {
    gallery: [
      {
        image: 'co-owned-factory',
        imageText: 'Two members before a spice factory',
        caption: 'A part of real industries',
      },
      {
        image: 'account-book',
        imageText: 'A woman and a man read an open account book',
        caption: 'Accounts open to read',
      },
      {
        image: 'open-door',
        imageText: 'A grandfather and a child walk in through an open door',
        caption: 'Rights for life',
      },
      {
        image: 'weighing',
        imageText: 'A spice merchant’s scale with sacks of chilli and turmeric',
        caption: 'Profit, when there is any',
      },
    ],
  },
  principle: {
    subtitle: 'Industrialization, not trading',
    imageText: 'A farmer, a woman with her daughter, and a worker',
  },
  terms: {
    table: [
      { label: 'One share', cells: [rupees(figures.sharePrice)] },
      { label: 'One share application', cells: [`${rupees(shareRange.from)} to ${rupees(shareRange.to)}`] },
      {
        label: 'Project investment',
        cells: [`${rupees(projectRange.from)} to ${rupees(projectRange.to)}`],
      },
      { label: 'Refunds', cells: ['Not possible'] },
      { label: 'Guaranteed return', cells: ['None'], isTotal: true },
    ],
    sourcePage: from('Join'),
  },
  risks: {
    isWarning: true,
    content: [
      'Profit is not guaranteed.',
      'No profit: you wait for next year.',
      'Shares are unlisted and cannot be traded yet.',
      'Committed project money cannot be refunded.',
    ],
  },
  legacy: {
    content: 'If you die, your nominee can inherit your profits and rights.',
    imageText: 'An old tree; under it a grandfather with a girl, and a couple',
  },
  journey: {
    years: [
      {
        years: `${year(timeline.foundation.from)}–${year(timeline.foundation.to)}`,
        text: `Foundation: ${count(timeline.foundation.citizens)} citizens`,
      },
      { years: `${year(timeline.launch.from)} to now`, text: 'Launch of the first factories' },
      {
        years: `${year(timeline.scaleUp.goal)} plan`,
        text: `Goal: ${count(targets.shareholders)} shareholders`,
        isPlanned: true,
      },
    ],
    sourcePage: from('About'),
  },
  philosophy: {
    subtitle: 'Our philosophy',
    imageText: 'Two masons lay the next course of a wall',
  },
  'next-brick': {
    content: risk,
    links: [
      { label: 'Become a shareholder', path: '/shareholder' },
      { label: 'Apply for a factory', path: '/apply' },
    ],
  },
};

export const deck = buildDeck(titles, texts);

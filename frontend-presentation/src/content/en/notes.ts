import * as figures from 'frontend-shared/content/figures';
import type { NotesTexts } from '../slides/build-deck';
import { statedFigures } from '../slides/stated-figures';

const { amount, count, more, rupees, percent, year, month } = statedFigures('en');
const {
  invested,
  profitExample,
  fundingExample,
  profitSplit,
  projects,
  projectRange,
  shareRange,
  targets,
  timeline,
} = figures;
const { spice, supermarket, led, garments, flour, water, frozen } = projects;

/** Speaker notes of each slide; text between asterisks is emphasised. */
export const notes: NotesTexts = {
  title: [
    'Welcome everyone, and say who you are and where you come from.',
    'Ask: *who here has ever been inside a factory?* Let a few hands go up.',
    'Say what is coming: how it works, what runs today, and *what can go wrong*. Questions are welcome at any time.',
  ],
  vision: [
    'Ask: who has a son or daughter working in another city? Wait for the hands.',
    'We want factories owned by the people who live near them, so that work is where people are.',
    `*${count(targets.factories)} factories is a vision*, not a result. Say plainly that ${count(figures.factoriesRunning)} run today.`,
  ],
  'not-a-scheme': [
    'Say it before anybody asks: many here have lost money in schemes that promised too much.',
    'Here nothing is promised: *there is no guaranteed return*. Every factory is a company with audited accounts.',
    'Shares cannot be sold before a public offering. *Anyone who may need the money back soon should not join.*',
    'Questions on risk: go to slide 26.',
  ],
  'core-idea': [
    'Go up the wall with your hand, one step at a time.',
    `Example: ${rupees(fundingExample.factory)} from ${count(fundingExample.people)} people is *${rupees(fundingExample.each)} each*. It is an example; nobody has to put in that much.`,
    'Profit is the last step, and it comes only when the factory earns one.',
  ],
  impact: [
    `Read out the first figure slowly: *${more(figures.members)} members*.`,
    `Of the ${amount(invested.total)}, ${amount(invested.running)} is in the two factories that run. ${amount(invested.beingBuilt)} is in the water plant, which is *still being built*.`,
    `The figures are those of ${month}, and they stand on the home page, where anybody can check them.`,
  ],
  'eight-steps': [
    'Take your time here: it is the whole way from an invitation to a share of the profit.',
    'Ask: *who invited you today?* Everyone joins through a shareholder.',
    'Stop at step 5: once committed to a project, *the money does not come back*.',
    'Stop at step 8: first the audit, then the profit, if there is any.',
  ],
  'one-company': [
    'Each factory has directors and books of its own, so the money of one is not mixed with that of another.',
    'Ask: would you rather own a little of something you can check, or more of something you cannot?',
    'The books are closed and *audited once a year*, and only then is profit divided.',
  ],
  'profit-split': [
    `Count the green bricks together: eleven of twenty, *${percent(profitSplit.investors)}*, go to those who funded the factory.`,
    `The partner who runs it gets ${percent(profitSplit.partner)}, because without a skilled hand no factory earns anything.`,
    'These parts are fixed beforehand. They are parts of a profit, *not of what you put in*.',
  ],
  'profit-example': [
    'Say first: *this is an example, not a promise.*',
    `A factory of ${rupees(profitExample.factory)} has made ${rupees(profitExample.monthlyProfit)} of profit when its books are closed. Its investors get ${rupees(profitExample.investors)} of it together.`,
    `If ${count(fundingExample.people)} people had put in the same amount, each would get *${rupees(fundingExample.eachGets)}*. Let the hall do the sum with you.`,
    'Profit is paid once a year, after the audit.',
  ],
  'no-profit': [
    'Let the slide stand for a moment without speaking.',
    'A factory can have a bad year. *Then nothing is paid, and you wait for the next year.*',
    'Ask: who could live with a year without profit? Who could not should not invest.',
  ],
  running: [
    'Two factories run today. Both are in towns that anybody here can go to.',
    'Ask: *who has been to Hajipur or Agra?*',
    `Together they cost ${amount(invested.running)}.`,
  ],
  spice: [
    'Ask: who here has been to Hajipur? Let two people answer.',
    'Spices are cleaned, ground and packed here, and it is one company of its own.',
    'Invite people to go and see it. *See it before you believe it.*',
  ],
  'spice-figures': [
    `*${more(spice.investors)} investors* paid ${amount(spice.amount)} for it, and *${more(spice.jobs)} people* work in it today.`,
    'Say it plainly: it is profitable now, and *that is no promise* for next year.',
    'Questions on how profit is divided: go to slide 8.',
  ],
  supermarket: [
    'Ask: where do you buy your rice? What if that shop were partly yours?',
    'Those who own it can buy there, and so can *everyone in the street*.',
    'It sells groceries and household goods under one roof.',
  ],
  'supermarket-figures': [
    `It cost ${amount(supermarket.amount)}, and *${more(supermarket.investors)} investors* own it together.`,
    `More than ${count(supermarket.jobs)} families depend on it for a living.`,
    'It is running. *We do not call it profitable*, because we say so only when the accounts do.',
  ],
  industries: [
    'Twelve sectors that every town needs. Most of them have no project yet.',
    'Ask: *who here knows one of these trades?* Remember the faces, and speak to them afterwards.',
    'Whoever has a trade can propose a factory: that is on the last slide.',
  ],
  coming: [
    'A brick is five per cent of the planning. *It does not say how much money was spent.*',
    `From ${percent(led.progress)} for the LED plant down to ${percent(flour.progress)} for the flour mill. Where the wall is dashed we publish no percentage.`,
    'None of these five earns anything today.',
  ],
  led: [
    `LED lamps are to be assembled in Gujarat. It is planned at *${amount(led.amount)}*.`,
    'Only shareholders can fund it, and nobody has to.',
    'Ask: how many lamps are there in your house?',
  ],
  garments: [
    `A tailoring unit in Kolkata for clothes that people wear every day, planned at *${amount(garments.amount)}*.`,
    `Its planning is ${percent(garments.progress)} complete, so it is further off than the LED plant.`,
    'Ask: who here can use a sewing machine?',
  ],
  'on-progress': [
    `The water plant in Jhansi and Chhapra is *being built*. It costs ${amount(water.amount)}.`,
    `Frozen foods in Kashipur are in preparation, at ${amount(frozen.amount)}.`,
    'We name no percentage because none is certain.',
  ],
  'who-can-join': [
    'You need neither a trade nor knowledge of shares. You need somebody who invites you.',
    `One share costs *${rupees(figures.sharePrice)}*, and one is enough.`,
    'PAN, an identity proof, and the name of a nominee: ask everyone to write down these three.',
  ],
  'join-steps': [
    'Before you buy, *ask the person who invites you about their experience*.',
    'The form asks for the documents on the previous slide. The office reviews it.',
    'On the dashboard you choose a project. You may also choose none.',
  ],
  benefits: [
    'Take the four pictures one by one.',
    'The accounts can be read by members. *Nobody can promise that there is no risk*, and neither do we.',
    'Stress the last words: profit, *when there is any*.',
  ],
  principle: [
    'Read the sentence aloud, slowly, and then say nothing for a moment.',
    'We do not earn on prices that go up and down. *We earn when a factory makes things that people buy.*',
  ],
  terms: [
    'Read the lines one after the other.',
    `Two amounts are often confused: *one share application* is ${rupees(shareRange.from)} to ${rupees(shareRange.to)}, *project investment* is ${rupees(projectRange.from)} to ${rupees(projectRange.to)}.`,
    'The last line once more: *guaranteed return, none*.',
  ],
  risks: [
    'Do not hurry. Read all four sentences aloud, as they stand there.',
    'Ask: *can you do without this money for a long time?* If not, do not invest it.',
    'Let people ask until nobody asks any more. How profit is divided: slide 8. What it costs: slide 25.',
  ],
  legacy: [
    'You name a nominee when you join. If you die, they can inherit your profits and your rights.',
    'Ask: *what did your parents leave you, and what will you leave?*',
    'A right to profit is worth something only if there is profit. Say that too.',
  ],
  journey: [
    `${year(timeline.foundation.from)} to ${year(timeline.foundation.to)}: *${count(timeline.foundation.citizens)} citizens* came together.`,
    'Since then the first factories were opened, and two are running.',
    `The dashed course is *the plan of ${year(timeline.scaleUp.goal)}*: ${count(targets.shareholders)} shareholders. It is a goal that has not been reached.`,
  ],
  philosophy: [
    'Hold up one finger: one brick is small.',
    `Then sweep your hand across the hall: *${count(figures.members)} make a wall*. Everyone in this hall is one of them, or could be.`,
  ],
  'next-brick': [
    'Two ways: become a shareholder, or propose a factory if you know a trade.',
    'Read the risk sentence aloud, *also at the end*.',
    'Say where you can be found afterwards, and thank everybody. Questions on the terms: slide 25.',
  ],
};

import { about as aboutEn } from './en/about';
import { applicationForm as applicationFormEn } from './en/application-form';
import { apply as applyEn } from './en/apply';
import { common as commonEn } from './en/common';
import { contact as contactEn } from './en/contact';
import { forms as formsEn } from './en/forms';
import { home as homeEn } from './en/home';
import { howItWorks as howItWorksEn } from './en/how-it-works';
import { industries as industriesEn } from './en/industries';
import { join as joinEn } from './en/join';
import { notFound as notFoundEn } from './en/not-found';
import { privacy as privacyEn } from './en/privacy';
import { projectCard as projectCardEn } from './en/project-card';
import { projects as projectsEn } from './en/projects';
import { shareholder as shareholderEn } from './en/shareholder';
import { spiceClub as spiceClubEn } from './en/spice-club';
import { successStories as successStoriesEn } from './en/success-stories';
import { terms as termsEn } from './en/terms';
import { track as trackEn } from './en/track';
import { about as aboutHi } from './hi/about';
import { applicationForm as applicationFormHi } from './hi/application-form';
import { apply as applyHi } from './hi/apply';
import { common as commonHi } from './hi/common';
import { contact as contactHi } from './hi/contact';
import { forms as formsHi } from './hi/forms';
import { home as homeHi } from './hi/home';
import { howItWorks as howItWorksHi } from './hi/how-it-works';
import { industries as industriesHi } from './hi/industries';
import { join as joinHi } from './hi/join';
import { notFound as notFoundHi } from './hi/not-found';
import { privacy as privacyHi } from './hi/privacy';
import { projectCard as projectCardHi } from './hi/project-card';
import { projects as projectsHi } from './hi/projects';
import { shareholder as shareholderHi } from './hi/shareholder';
import { spiceClub as spiceClubHi } from './hi/spice-club';
import { successStories as successStoriesHi } from './hi/success-stories';
import { terms as termsHi } from './hi/terms';
import { track as trackHi } from './hi/track';
import { termsFigures } from './terms-figures';

/** All texts of a content module by their path; functions are called with sample values. */
function texts(content: unknown, at = ''): Map<string, string> {
  if (typeof content === 'string') return new Map([[at, content]]);
  if (typeof content === 'function') return texts(content(...sampleArguments(at)), at);
  return new Map(
    Object.entries(content as object).flatMap(([key, value]) => [...texts(value, `${at}/${key}`)]),
  );
}

function sampleArguments(at: string): unknown[] {
  if (at.endsWith('fileTypes')) return [['PDF', 'DOC']];
  if (at.endsWith('/sections')) return ['Company', termsFigures];
  if (/\/(?:charactersLeft|tooShort|tooLong|panLength)$/.test(at)) return [3, 4];
  return ['3', '4', '5', '6', '7'];
}

/** Reasons for a rejected file: English shows the server's message, Hindi needs its own. */
const hindiOnly = /^\/errors\/refusedFile\//;

/** Texts that are the same in both languages: town signs, which show both scripts, and units. */
const sameInBoth = /\/board\/|\/megabytes$/;

describe.each([
  ['about', aboutEn, aboutHi],
  ['application form', applicationFormEn, applicationFormHi],
  ['apply', applyEn, applyHi],
  ['common', commonEn, commonHi],
  ['forms', formsEn, formsHi],
  ['home', homeEn, homeHi],
  ['how it works', howItWorksEn, howItWorksHi],
  ['industries', industriesEn, industriesHi],
  ['not found', notFoundEn, notFoundHi],
  ['privacy', privacyEn, privacyHi],
  ['project card', projectCardEn, projectCardHi],
  ['projects', projectsEn, projectsHi],
  ['success stories', successStoriesEn, successStoriesHi],
  ['terms', termsEn, termsHi],
  ['contact', contactEn, contactHi],
  ['join', joinEn, joinHi],
  ['shareholder', shareholderEn, shareholderHi],
  ['spice club', spiceClubEn, spiceClubHi],
  ['track', trackEn, trackHi],
])('%s', (_name, en, hi) => {
  it('has every text in both languages', () => {
    const inHindi = [...texts(hi).keys()].filter((at) => !hindiOnly.test(at));
    expect(inHindi.sort()).toEqual([...texts(en).keys()].sort());
  });

  it('has no empty text', () => {
    for (const text of [...texts(en).values(), ...texts(hi).values()]) expect(text.trim()).not.toBe('');
  });

  it('has Devanagari letters in every Hindi text', () => {
    const untranslated = [...texts(hi)].filter(
      ([at, text]) => !sameInBoth.test(at) && /\p{L}/u.test(text) && !/[ऀ-ॿ]/.test(text),
    );
    expect(untranslated).toEqual([]);
  });

  it('uses Latin digits in Hindi', () => {
    expect([...texts(hi).values()].filter((text) => /[०-९]/.test(text))).toEqual([]);
  });
});

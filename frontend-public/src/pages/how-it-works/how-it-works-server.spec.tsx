/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { renderPage } from '../../../test/render-page';
import {
  AuditedAndDivided,
  CompanyFormed,
  Contributed,
  FactoryLaunched,
} from '../../illustrations/steps/building';
import { ForLife, Invited, ProjectsExplored, ShareBought } from '../../illustrations/steps/joining';

it.each([
  ['en', 'No profit. You wait for the next year.'],
  ['hi', 'मुनाफ़ा नहीं हुआ। अगले साल तक इंतज़ार करना होगा।'],
] as const)(
  'without scripts the page shows the year without profit and the example (%s)',
  async (locale, wait) => {
    const html = await renderPage('/how-it-works', locale);
    expect(html).toContain(wait);
    for (const amount of ['₹3,00,000', '₹5,50,000', '₹1,00,000', '₹50,000', '₹10,00,000']) {
      expect(html).toContain(`>${amount}</td>`);
    }
  },
);

it.each(
  Object.entries({
    AuditedAndDivided,
    CompanyFormed,
    Contributed,
    FactoryLaunched,
    ForLife,
    Invited,
    ProjectsExplored,
    ShareBought,
  }),
)('the drawing %s is under 15 kB', (_name, Drawing) => {
  expect(Buffer.byteLength(renderToString(<Drawing />))).toBeLessThan(15_000);
});

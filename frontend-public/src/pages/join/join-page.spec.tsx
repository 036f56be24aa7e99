import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FALLBACK_SITE, type SiteConfig } from 'frontend-shared/api/site-config';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { BrowserRouter } from 'frontend-shared/routing/router';
import { join as en } from '../../content/en/join';
import { join as hi } from '../../content/hi/join';
import JoinPage from './join-page';

function open(site: Partial<SiteConfig> = {}, locale: 'en' | 'hi' = 'en') {
  render(
    <LocaleProvider locale={locale}>
      <BrowserRouter>
        <JoinPage locale={locale} site={{ ...FALLBACK_SITE, ...site }} messages={locale === 'hi' ? hi : en} />
      </BrowserRouter>
    </LocaleProvider>,
  );
  return userEvent.setup();
}

const region = (name: string | RegExp) => within(screen.getByRole('region', { name }));

it('lists the four steps in order, each with a line of the blank share certificate', () => {
  open();
  const steps = region('How to join, in four steps').getAllByRole('listitem');
  expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
    'Get invited',
    'Buy at least 1 share',
    'Complete KYC',
    'Access the member dashboard',
  ]);
  expect(within(steps[1] as HTMLElement).getByText(/One share costs ₹500/)).toBeVisible();
  const paper = screen.getByRole('img', { name: /large share certificate/ });
  for (const line of en.paper.lines) expect(within(paper).getByText(line)).toBeInTheDocument();
});

it('says that the referral code is required when the configuration requires it', () => {
  open({ requireReferral: true });
  expect(screen.getByText(/You need it to apply/)).toBeVisible();
});

it('shows the community figures, the breakdown of the investment, and the vision as a goal', () => {
  open();
  const stats = region('Our community so far');
  for (const figure of ['22,000+', '₹2.95\u00a0Cr', '2', '10,000+']) {
    expect(stats.getByText(figure, { normalizer: (text) => text })).toBeVisible();
  }
  expect(stats.getByText(/₹2.65\scrore in running factories, ₹30\slakh in one being built/)).toBeVisible();
  expect(stats.getByText('a goal, not a promise')).toBeVisible();
});

it('lists four benefits, and never promises that there is no risk of fraud', () => {
  open();
  const benefits = region('What you get with a share');
  expect(benefits.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Co-own real industries',
    'What is done against fraud',
    'Lifetime access',
    'Real profit',
  ]);
  expect(benefits.getByText(/Nobody can promise that there is no risk/)).toBeVisible();
  expect(document.body).not.toHaveTextContent(/no risk of fraud/i);
  expect(benefits.getByText('Guaranteed return').nextSibling).toHaveTextContent('None');
});

it('opens one section of the terms at a time, with the amounts from the register of figures', async () => {
  const user = open();
  const terms = region('The terms, in four parts');
  const names = () => terms.getAllByRole('button').map((button) => button.textContent);
  expect(names()).toEqual(['Ownership', 'Investment', 'Profit', 'Legacy']);
  await user.click(terms.getByRole('button', { name: 'Investment' }));
  expect(terms.getAllByRole('button', { expanded: true })).toHaveLength(1);
  expect(terms.getByText(/for ₹500 to ₹50,000/)).toBeVisible();
  expect(terms.getByText(/₹500 to ₹2,00,000/)).toBeVisible();
  await user.click(terms.getByRole('button', { name: 'Investment' }));
  expect(terms.queryByRole('button', { expanded: true })).not.toBeInTheDocument();
});

it('shows all answers without a click, and lists the same questions in the structured data', () => {
  open();
  const faq = region('Questions before joining');
  const questions = faq.getAllByRole('term').map((question) => question.textContent);
  const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? '');
  const answers = faq.getAllByRole('definition');
  for (const answer of answers) expect(answer).toBeVisible();
  const listed = data.mainEntity.map((entry: { name: string; acceptedAnswer: { text: string } }) => [
    entry.name,
    entry.acceptedAnswer.text,
  ]);
  expect(listed).toEqual(questions.map((question, index) => [question, answers[index]?.textContent]));
  expect(faq.getByText('One share, ₹500.')).toBeVisible();
});

it('GET STARTED TODAY opens the member portal in a new tab, CONTACT US leads to the contact page', () => {
  open({ memberPortalUrl: 'https://members.example.org/login' });
  const ways = screen.getAllByRole('link', { name: /^GET STARTED TODAY/ });
  expect(ways.length).toBeGreaterThan(0);
  for (const way of ways) {
    expect(way).toHaveAttribute('href', 'https://members.example.org/login');
    expect(way).toHaveAttribute('target', '_blank');
  }
  expect(screen.getByRole('link', { name: 'CONTACT US' })).toHaveAttribute('href', '/contact');
});

it('has no link to a member portal that is not configured', () => {
  open({ memberPortalUrl: '' });
  expect(screen.queryByRole('link', { name: /GET STARTED/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Apply to become a shareholder' })).toHaveAttribute(
    'href',
    '/shareholder',
  );
});

it('shows the risk sentence at both invitations, and beside the measures against fraud', () => {
  open();
  const risks = screen.getAllByText(/Profit is not guaranteed. Shares are unlisted/);
  const sections = risks.map((risk) => risk.closest('section'));
  expect(new Set(sections).size).toBe(3);
  const fraud = screen.getByText('What is done against fraud').closest('section');
  expect(sections).toContain(fraud);
});

it('has the same steps, figures and terms in Hindi', () => {
  open({}, 'hi');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('शुरुआत एक शेयर से होती है');
  expect(region('चार क़दमों में ऐसे जुड़ें').getAllByRole('listitem')).toHaveLength(4);
  expect(region('अब तक का हमारा समुदाय').getByText(/^₹2\.95\sकरोड़$/)).toBeVisible();
  const terms = region('शर्तें, चार हिस्सों में').getAllByRole('button');
  expect(terms.map((button) => button.textContent)).toEqual(['मालिकाना हक़', 'निवेश', 'मुनाफ़ा', 'विरासत']);
});

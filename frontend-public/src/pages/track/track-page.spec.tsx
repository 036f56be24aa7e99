import { render, screen, within } from '@testing-library/react';
import { FALLBACK_SITE } from 'frontend-shared/api/site-config';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { BrowserRouter } from 'frontend-shared/routing/router';
import { track } from '../../content/en/track';
import TrackPage from './track-page';

beforeEach(() => {
  render(
    <LocaleProvider locale="en">
      <BrowserRouter>
        <TrackPage
          locale="en"
          site={{ ...FALLBACK_SITE, supportEmail: 'help@example.in' }}
          messages={track}
        />
      </BrowserRouter>
    </LocaleProvider>,
  );
});

const region = (name: string) => within(screen.getByRole('region', { name }));

it('shows the format of a reference number and all four kinds', () => {
  const slip = region('Your reference number');
  expect(slip.getByText('For example')).toBeVisible();
  expect(slip.getByRole('img', { name: 'Example of a reference number: FA-7K3M9Q' })).toBeVisible();
  expect(slip.getAllByRole('term').map((kind) => kind.textContent)).toEqual(['FA-', 'SH-', 'SP-', 'CM-']);
});

it('links to a mail to the office whose subject asks for the reference number', () => {
  expect(region('No code? Ask the office').getByRole('link', { name: 'Ask by e-mail' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:help@example\.in\?subject=.*Reference/),
  );
});

import { render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { FALLBACK_SITE, type SiteConfig } from 'frontend-shared/api/site-config';
import type { Locale } from 'frontend-shared/i18n/locale';
import { LocaleProvider } from 'frontend-shared/i18n/locale-context';
import { BrowserRouter } from 'frontend-shared/routing/router';
import { ToastViewport } from 'frontend-shared/ui/toast/toast-viewport';
import { contact as en } from '../src/content/en/contact';
import { contact as hi } from '../src/content/hi/contact';
import ContactPage from '../src/pages/contact/contact-page';
import WriteToUs from '../src/pages/contact/write-to-us';

interface OpenOptions {
  locale?: Locale;
  site?: Partial<SiteConfig>;
}

/** The page Contact with toasts. */
export function ContactScreen({ locale = 'en', site = {} }: OpenOptions) {
  return (
    <LocaleProvider locale={locale}>
      <BrowserRouter>
        <ContactPage
          locale={locale}
          site={{ ...FALLBACK_SITE, ...site }}
          messages={locale === 'hi' ? hi : en}
        />
        <ToastViewport />
      </BrowserRouter>
    </LocaleProvider>
  );
}

/** Renders the page Contact at its URL. */
export function openContact(options: OpenOptions = {}) {
  window.history.replaceState(null, '', options.locale === 'hi' ? '/hi/contact' : '/contact');
  return { user: userEvent.setup({ delay: null }), ...render(<ContactScreen {...options} />) };
}

/** Renders only the message form of that page, with toasts. */
export function openMessageForm({ locale = 'en' }: Pick<OpenOptions, 'locale'> = {}) {
  window.history.replaceState(null, '', locale === 'hi' ? '/hi/contact' : '/contact');
  const page = render(
    <LocaleProvider locale={locale}>
      <BrowserRouter>
        <WriteToUs messages={(locale === 'hi' ? hi : en).write} site={FALLBACK_SITE} />
        <ToastViewport />
      </BrowserRouter>
    </LocaleProvider>,
  );
  return { user: userEvent.setup({ delay: null }), ...page };
}

export const region = (name: string) => within(screen.getByRole('region', { name }));

/** Fills in the English message form. */
export async function writeMessage(user: UserEvent): Promise<void> {
  const form = region('Write to us');
  const paste = async (label: RegExp, text: string) => {
    await user.click(form.getByLabelText(label));
    await user.paste(text);
  };
  await paste(/^Your name/, 'Asha Kumari');
  await paste(/^E-mail/, 'asha@example.org');
  await user.selectOptions(form.getByLabelText(/^Subject/), 'Investment Questions');
  await paste(/^Your message/, 'When does the water plant open?');
}

export const messageReceipt = {
  _id: '65f1c0ffee65f1c0ffee65f2',
  reference: 'CM-7K3M9Q',
  status: 'new',
  createdAt: '2025-11-21T10:45:00.000Z',
};

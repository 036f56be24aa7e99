import { placeholderSite } from '../../config/site/placeholder-site.js';
import { composeMail } from './compose-mail.js';
import { MAIL_LOCALES, type MailParams } from './mail-template.js';

const site = placeholderSite('https://udyog.example.org');
const links = {
  passwordLink: (id: string) => `${site.siteUrl}/admin/reset-password/${id}`,
  emailLink: (id: string) => `${site.siteUrl}/admin/confirm-email/${id}`,
  accountPage: `${site.siteUrl}/admin/account`,
  recordPage: (list: string, id: string) => `${site.siteUrl}/admin/${list}?record=${id}`,
  consolePage: (page: string) => `${site.siteUrl}/admin/${page}`,
};
const reference = 'FA-7K3M9Q';

describe.each(MAIL_LOCALES)('mails in %s', (locale) => {
  const received = (name: string) =>
    composeMail('application-received', { name, reference }, locale, site, links);
  const decided = (params: Omit<MailParams['application-decided'], 'name' | 'reference'>) =>
    composeMail('application-decided', { name: 'Asha Devi', reference, ...params }, locale, site, links);

  it('confirm an application with its reference, the next steps and whom to contact', () => {
    const { subject, text, html } = received('आशा देवी');
    expect(subject).toContain(reference);
    for (const body of [text, html]) {
      expect(body).toContain('आशा देवी');
      expect(body).toContain(reference);
      expect(body).toContain(site.supportEmail);
      expect(body).toContain(site.legalName);
    }
    expect(text).toMatch(/1\. .+\n2\. .+\n3\. /);
  });

  it('break a long name, address or link instead of growing wider than the screen', () => {
    expect(received('Venkatanarasimharajuvaripetasubrahmanyam').html).toMatch(
      /<table[^>]*style="max-width:600px;[^"]*overflow-wrap:anywhere;word-break:break-word/,
    );
  });

  it('have a different text for each decision, with the given reason', () => {
    const mails = (['approved', 'rejected', 'reopened'] as const).map((decision) =>
      decided({ decision, reason: 'First line\nSecond line' }),
    );
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(3);
    for (const { text, html } of mails) {
      expect(text).toContain('> First line\n> Second line');
      expect(html).toContain('First line<br>Second line');
    }
    expect(decided({ decision: 'approved' }).text).not.toContain('>');
  });

  it.each([
    ['application-decided', '/apply#factory-form'],
    ['shareholder-decided', '/shareholder'],
  ] as const)('link to the form of another application after a rejection only: %s', (template, form) => {
    const url = `${site.siteUrl}${locale === 'hi' ? '/hi' : ''}${form}`;
    const mail = (decision: MailParams['application-decided']['decision']) =>
      composeMail(template, { name: 'Asha Devi', reference, decision }, locale, site, links);
    expect(mail('rejected').text).toContain(`: ${url}\n`);
    expect(mail('rejected').html).toContain(`href="${url}"`);
    for (const decision of ['approved', 'reopened'] as const) expect(mail(decision).text).not.toContain(url);
  });

  it('leave room in a reopened application for a reason that asks for documents', () => {
    const reason = 'Please send a sharper picture.';
    expect(decided({ decision: 'reopened', reason }).text).toMatch(/unless we ask|न माँगें/);
  });

  it('tell a rejected shareholder that nothing is owed, but not that nothing was paid', () => {
    const params = { name: 'Asha Devi', reference: 'SH-7K3M9Q', decision: 'rejected' } as const;
    const { text } = composeMail('shareholder-decided', params, locale, site, links);
    expect(text).toMatch(/owe nothing|बकाया नहीं/);
    expect(text).not.toMatch(/paid nothing|कुछ नहीं दिया/);
  });

  describe('about the spice club', () => {
    beforeEach(() => jest.useFakeTimers({ now: new Date('2025-02-15T23:59:59+05:30') }));
    afterEach(() => jest.useRealTimers());
    const about = { name: 'Asha Devi', reference: 'SP-7K3M9Q' };
    const order = { ...about, combo: 'Deluxe Pack', quantity: 5, total: 15_000, delivery: '2025-02-15' };

    it.each(['cod', 'razorpay'] as const)(
      'state what is delivered when, and what it costs, when paid by %s',
      (paymentMethod) => {
        const { subject, text } = composeMail(
          'subscription-received',
          { ...order, paymentMethod },
          locale,
          site,
          links,
        );
        expect(subject).toContain(about.reference);
        expect(text).toContain('5 ×');
        expect(text).toContain('₹15,000');
        expect(text).toMatch(/15 \S+ 2025/);
      },
    );

    it('do not ask those who pay online to have cash ready', () => {
      const texts = (['cod', 'razorpay'] as const).map(
        (paymentMethod) =>
          composeMail('subscription-received', { ...order, paymentMethod }, locale, site, links).text,
      );
      expect(texts[0]).not.toBe(texts[1]);
    });

    it('ask nobody to pay for a first box that was paid before they were sent', () => {
      const textOf = (firstBoxPaid: boolean) => {
        const params = { ...order, paymentMethod: 'razorpay', firstBoxPaid } as const;
        return composeMail('subscription-received', params, locale, site, links).text;
      };
      const asked = { en: /Until then, you pay for it on delivery/, hi: /तब तक ये पैसे/ }[locale];
      expect(textOf(false)).toMatch(asked);
      expect(textOf(true)).not.toMatch(asked);
      expect(textOf(true)).toMatch({ en: /already paid ₹15,000/, hi: /₹15,000 ऑनलाइन मिल चुके हैं/ }[locale]);
    });

    it('have a different text for each change, with the next delivery only after resuming', () => {
      const mails = (['paused', 'resumed', 'cancelled'] as const).map((change) =>
        composeMail(
          'subscription-changed',
          { ...about, change, delivery: '2025-02-15' },
          locale,
          site,
          links,
        ),
      );
      expect(new Set(mails.map(({ subject }) => subject)).size).toBe(3);
      expect(mails.map(({ text }) => text.includes('2025'))).toEqual([false, true, false]);
    });

    it('name no next delivery after resuming when that day is over as they are sent', () => {
      const params = { ...about, change: 'resumed', delivery: '2025-02-15' } as const;
      jest.setSystemTime(new Date('2025-02-16T00:00:00+05:30'));
      const { text } = composeMail('subscription-changed', params, locale, site, links);
      expect(text).not.toContain('2025');
      expect(text).toMatch(/15th of each month|महीने की 15 तारीख़/);
    });

    it('state the refund of an online payment after a cancellation, and no refund without one', () => {
      const texts = [undefined, 4000].map((refund) => {
        const params = { ...about, change: 'cancelled', delivery: '2025-02-15' } as const;
        const given = refund === undefined ? params : { ...params, refund };
        return composeMail('subscription-changed', given, locale, site, links).text;
      });
      expect(texts.map((text) => /refund|लौटा/.test(text))).toEqual([false, true]);
      expect(texts[1]).toContain('₹4,000');
    });

    it('state that a box which leaves on the day of a pause or cancellation still comes, and what it costs', () => {
      const texts = (['paused', 'cancelled'] as const).flatMap((change) =>
        [0, 4000].map((cash) => {
          const lastBox = { day: '2025-01-15', cash };
          const params = { ...about, change, delivery: '2025-02-15', lastBox };
          return composeMail('subscription-changed', params, locale, site, links).text;
        }),
      );
      for (const text of texts) expect(text).toMatch(/15 \S+ 2025/);
      expect(texts.map((text) => text.includes('₹4,000'))).toEqual([false, true, false, true]);
    });

    it('ask those who paid after the box had left not to pay cash for it', () => {
      const paid = { ...about, amount: 6000, cancelled: false };
      const texts = [false, true].map(
        (boxLeft) => composeMail('subscription-paid', { ...paid, boxLeft }, locale, site, links).text,
      );
      const asks = /Do not pay for it again|पैसे दोबारा न दें/;
      expect(texts.map((text) => asks.test(text))).toEqual([false, true]);
    });

    it('announce the refund of a second payment, and say after it that the box stays paid', () => {
      const paid = { ...about, amount: 6000, cancelled: false, boxLeft: true };
      const [once, again] = [false, true].map((again) =>
        composeMail('subscription-paid', { ...paid, again }, locale, site, links),
      );
      const announces = /We will refund the extra payment|ज़्यादा पैसे आए हैं, वे हम लौटा देंगे/;
      expect(again?.text).toMatch(announces);
      expect(again?.text).toContain('₹6,000');
      expect(once?.text).not.toMatch(announces);
      expect(again?.subject).not.toBe(once?.subject);
      const refunded = { ...about, amount: 6000, continues: false };
      const texts = [false, true].map(
        (boxPaid) => composeMail('subscription-refunded', { ...refunded, boxPaid }, locale, site, links).text,
      );
      const stays = /Your other payment for the first box stays with us|दूसरा भुगतान हमारे पास है/;
      expect(texts.map((text) => stays.test(text))).toEqual([false, true]);
    });

    it('mention neither later boxes nor a pause to those whose subscription has ended', () => {
      const paid = { ...about, amount: 6000, cancelled: false };
      const goesOn = /later boxes|pause|बाद के डिब्बों|रोक/;
      for (const again of [false, true]) {
        const texts = [false, true].map(
          (ended) => composeMail('subscription-paid', { ...paid, again, ended }, locale, site, links).text,
        );
        expect(texts.map((text) => goesOn.test(text))).toEqual([true, false]);
      }
    });

    it('confirm a payment with its amount, and announce its refund if the subscription was cancelled', () => {
      const paid = { ...about, amount: 6000, cancelled: false };
      const { text } = composeMail('subscription-paid', paid, locale, site, links);
      expect(text).toContain('₹6,000');
      const late = composeMail('subscription-paid', { ...paid, cancelled: true }, locale, site, links);
      expect(late.text).toContain('₹6,000');
      expect(late.text).toMatch(/we will refund it|पैसे लौटा देंगे/);
      expect(text).not.toMatch(/we will refund it|पैसे लौटा देंगे/);
    });

    it('do not deny a box that had left before a cancellation and a late payment, and state that it needs cash', () => {
      const paid = { ...about, amount: 6000, cancelled: true };
      const texts = [false, true].map(
        (boxLeft) => composeMail('subscription-paid', { ...paid, boxLeft }, locale, site, links).text,
      );
      const denies = /not send a box|कोई डिब्बा नहीं/;
      expect(texts.map((text) => denies.test(text))).toEqual([true, false]);
      expect(texts[1]).toMatch(/We will refund it|पैसे लौटा देंगे/);
      expect(texts[1]).toMatch(/are paid on delivery|डिलीवरी पर ही देने हैं/);
    });

    it('state the amount of a refund, and how later boxes are paid', () => {
      const refunded = { ...about, amount: 6000, continues: false };
      const { text } = composeMail('subscription-refunded', refunded, locale, site, links);
      expect(text).toContain('₹6,000');
      expect(text).not.toMatch(/on delivery|डिलीवरी/);
      const continues = composeMail(
        'subscription-refunded',
        { ...refunded, continues: true },
        locale,
        site,
        links,
      );
      expect(continues.text).toMatch(/paid on delivery|डिलीवरी पर देने हैं/);
    });
  });

  it('confirm a withdrawal with another text than a rejection', () => {
    const { subject, text } = composeMail(
      'application-withdrawn',
      { name: 'Asha', reference },
      locale,
      site,
      links,
    );
    expect(subject).toContain(reference);
    expect(text).not.toBe(decided({ decision: 'rejected' }).text);
  });

  it('contain an invitation or reset link, and when it expires', () => {
    // The page opens in the language of the mail.
    const link = `https://udyog.example.org/admin/reset-password/abc${locale === 'hi' ? '?lang=hi' : ''}`;
    const invited = { linkId: 'abc', validHours: 72 };
    const { text, html } = composeMail('administrator-invited', invited, locale, site, links);
    expect(text).toContain(link);
    expect(text).toContain('72');
    expect(html).toContain(`href="${link}"`);
    const forgotten = composeMail('password-reset', { linkId: 'abc', validMinutes: 30 }, locale, site, links);
    expect(forgotten.text).toContain(link);
    expect(forgotten.text).toContain('30');
  });

  describe('about an account', () => {
    const at = '2025-01-15T10:30:00.000Z';
    const newDevice = (params: Omit<MailParams['login-from-new-device'], 'at'>) =>
      composeMail('login-from-new-device', { at, ...params }, locale, site, links);

    it('report a login from a new device with time, browser and network, and link to the account', () => {
      const { text, html } = newDevice({ device: 'Firefox on Windows', network: '203.0.113.0/24' });
      for (const part of [/15 \S+ 2025/, /4:00/, /: Firefox on Windows\n/, /: 203\.0\.113\.0\/24\n/]) {
        expect(text).toMatch(part);
      }
      expect(text).toMatch(/1\. .+\n2\. .+\n3\. /);
      expect(text).toContain(`: ${links.accountPage}\n`);
      expect(html.match(/href="[^"]*"/g)).toEqual([`href="${links.accountPage}"`]);
    });

    it('call a missing browser and network unknown', () => {
      expect(newDevice({}).text.match(/: (Unknown|पता नहीं)\n/g)).toHaveLength(2);
    });

    it('have a different text for each change, with the administrator’s reason as written', () => {
      const changes = ['permissions', 'suspended', 'resumed', 'removed'] as const;
      const texts = changes.map(
        (change) =>
          composeMail('account-notice', { change, at, reason: 'First\nSecond' }, locale, site, links).text,
      );
      expect(new Set(texts).size).toBe(changes.length);
      for (const text of texts) expect(text).toContain('> First\n> Second');
    });

    it('state that sessions were ended, and what to do if the change was unauthorised', () => {
      const password = composeMail('password-changed', { at }, locale, site, links).text;
      expect(password).toMatch(/every other device was logged out|बाक़ी सभी डिवाइस/);
      expect(password).toMatch(/remove passkeys that you do not know|जिन पासकी को आप नहीं पहचानते/);
      expect(password).toContain(site.supportEmail);
      for (const change of ['suspended', 'removed'] as const) {
        const { text } = composeMail('account-notice', { change, at }, locale, site, links);
        expect(text).toMatch(/every device was logged out|हर डिवाइस से लॉगआउट/);
        expect(text).toMatch(/You cannot log in|आप लॉगिन नहीं कर सकते/);
        expect(text).toContain(site.supportEmail);
      }
    });

    it('do not call somebody logged out who has never chosen a password', () => {
      for (const change of ['suspendedInvited', 'resumedInvited', 'uninvited'] as const) {
        const { text } = composeMail('account-notice', { change, at }, locale, site, links);
        expect(text).not.toMatch(/logged out|log in again|लॉगआउट|फिर से लॉगिन/);
      }
    });

    it('explain that they are sent because of the account, not because somebody entered the address', () => {
      const reasonOf = (text: string) => text.trimEnd().split('\n').at(-1);
      const changed = reasonOf(composeMail('password-changed', { at }, locale, site, links).text);
      expect(reasonOf(newDevice({}).text)).toBe(changed);
      expect(changed).not.toBe(reasonOf(received('Asha').text));
    });
  });

  it('escape user input', () => {
    const hostile = `<img src=x onerror="a('1')">&`;
    const { html } = decided({ decision: 'rejected', reason: hostile });
    expect(html).not.toContain('<img');
    expect(html).toContain('&lt;img src=x onerror=&quot;a(&#39;1&#39;)&quot;&gt;&amp;');
    expect(received('<b>Asha</b>').html).not.toContain('<b>');
  });

  it('contain no link that a visitor put into the name', () => {
    const { text, html } = received('Asha https://evil.example/x www.evil.example evil.example');
    for (const body of [text, html]) expect(body).not.toMatch(/evil\.example|https:\/\/evil|www\./);
    expect(text).toContain('Asha');
  });

  it('greet without a name when nothing remains of it', () => {
    expect(received('http://evil.example').text).toMatch(/^(Hello|नमस्ते),\n/);
  });

  it('declare their language for mail programs and screen readers', () => {
    expect(received('Asha').html).toContain(`<html lang="${locale}">`);
  });
});

it('mails in Hindi use the Hindi name of the company, as their sender too', () => {
  const { text, senderName } = composeMail(
    'application-received',
    { name: 'आशा', reference },
    'hi',
    site,
    links,
  );
  expect(text).toContain('साझा उद्योग');
  expect(senderName).toBe('साझा उद्योग');
});

it.each([
  [1, '1 × डीलक्स पैक मिलेगा'],
  [2, '2 × डीलक्स पैक मिलेंगे'],
])('mails in Hindi agree with the number of packs: %i', (quantity, expected) => {
  const params = {
    name: 'आशा',
    reference: 'SP-7K3M9Q',
    combo: 'Deluxe Pack',
    quantity,
    total: quantity * 3_000,
    delivery: '2025-02-15',
    paymentMethod: 'cod',
  } as const;
  expect(composeMail('subscription-received', params, 'hi', site, links).text).toContain(expected);
});

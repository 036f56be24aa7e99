import type { Locale } from 'frontend-shared/i18n/locale';
import { activity } from '../../content/activity';
import { type ActivityEntry, outcomeOf } from '../../data/activity';
import { changesOf } from './changes';

/** The lines of an entry in the log: its action, then what changed. */
function linesOf(locale: Locale, action: string, part: Partial<ActivityEntry>): string[] {
  const entry: ActivityEntry = { _id: 'e1', at: '2025-11-17T11:00:00.000Z', action, actor: null, ...part };
  return [activity[locale].action(action, outcomeOf(entry)), ...changesOf(entry, locale)];
}

describe('an entry of the log', () => {
  it.each([
    ['en', 'Columns: name, shares, received'],
    ['hi', 'कॉलम: नाम, शेयर, कब मिला'],
  ] as const)('has localized names (%s) for the columns of an export', (locale, line) => {
    const detail = { columns: ['name', 'shares', 'createdAt'] };
    expect(linesOf(locale, 'shareholder.exported', { detail })).toContain(line);
  });

  it.each([
    ['en', ['Reason: Its owner has ended it.', 'Device: Chrome on Linux']],
    ['hi', ['कारण: जिनका लॉगिन है, उन्होंने ख़ुद बंद किया।', 'डिवाइस: Linux पर Chrome']],
  ] as const)('has localized (%s) why a session ended, and on which device', (locale, lines) => {
    const detail = { reason: 'Its owner has ended it.', device: 'Chrome on Linux' };
    expect(linesOf(locale, 'admin.session_ended', { detail }).slice(1)).toEqual(lines);
  });

  it.each([
    [
      'en',
      [
        [
          'Mail about an application not delivered',
          'Kind of mail: Decision about an application',
          'Tries: 12',
        ],
        [
          'Undelivered mails exported',
          'Kind of mail: Code for following a submission',
          'Reason: Refused by the recipient’s server',
        ],
        ['Undelivered mail sent again', 'Kind of mail: Reply to a message'],
      ],
    ],
    [
      'hi',
      [
        ['आवेदन का ईमेल नहीं जा सका', 'ईमेल का प्रकार: आवेदन पर फ़ैसला', 'कोशिशें: 12'],
        ['न पहुँचे ईमेल एक्सपोर्ट किए गए', 'ईमेल का प्रकार: स्थिति देखने का कोड', 'कारण: पाने वाले के सर्वर ने मना किया'],
        ['न पहुँचा ईमेल फिर भेजा गया', 'ईमेल का प्रकार: संदेश का जवाब'],
      ],
    ],
  ] as const)(
    'has localized names (%s) for the kind of a mail and the reason why it was not delivered',
    (locale, expected) => {
      const lines = [
        linesOf(locale, 'application.mail_given_up', { detail: { mail: 'application-decided', tries: 12 } }),
        linesOf(locale, 'mail.exported', { detail: { template: 'track-code', reason: 'refused' } }),
        linesOf(locale, 'mail.sent_again', { detail: { template: 'contact-reply' } }),
      ];
      expect(lines).toEqual(expected);
    },
  );

  it.each([
    ['en', ['Second factor added', 'Change: authenticator app added']],
    ['hi', ['दूसरा सुरक्षा चरण जोड़ा गया', 'बदलाव: ऑथेंटिकेटर ऐप जोड़ा गया']],
  ] as const)('has localized names (%s) for the changes of a second factor', (locale, lines) => {
    expect(linesOf(locale, 'admin.factor_added', { detail: { change: 'app-added' } })).toEqual(lines);
  });

  it.each<[string, Partial<ActivityEntry>]>([
    ['Application reopened', { before: { status: 'rejected' }, after: { status: 'pending' } }],
    [
      'Application withdrawn by the applicant',
      { before: { status: 'pending' }, after: { status: 'withdrawn' } },
    ],
    [
      'Decision on an application undone',
      { before: { status: 'approved' }, after: { status: 'pending' }, detail: { undo: true } },
    ],
    ['Application decided', { before: { status: 'pending' }, after: { status: 'approved' } }],
  ])('distinguishes “%s” from the other changes of a status', (label, change) => {
    expect(linesOf('en', 'application.status_changed', change)[0]).toBe(label);
  });

  it('has the status that a refused change left as it was', () => {
    const entry = { before: { status: 'approved' }, detail: { wanted: 'rejected' } };
    expect(linesOf('en', 'application.status_change_refused', entry).slice(1)).toEqual([
      'Status: approved',
      'Wanted: rejected',
    ]);
  });

  it('has the dates and the sort order of an export in plain language', () => {
    const detail = { sort: '-createdAt', from: '2025-11-10' };
    expect(linesOf('en', 'application.exported', { detail }).slice(1)).toEqual([
      'Order: newest first',
      'From: 10 November 2025',
    ]);
  });

  it('has the number of selected records in an export instead of their ids, and whether it contained PANs', () => {
    const detail = { records: ['a'.repeat(24), 'b'.repeat(24)], withPan: true };
    expect(linesOf('en', 'shareholder.exported', { detail }).slice(1)).toEqual([
      'Records: 2',
      'With the PAN of each',
    ]);
  });

  it('has the e-mail addresses of mentioned colleagues, but not their ids', () => {
    const detail = { mentioned: ['ravi@example.org'], concerns: ['a'.repeat(24)] };
    expect(linesOf('en', 'application.note_added', { detail }).slice(1)).toEqual([
      'Mentioned: ravi@example.org',
    ]);
  });
});

import { plural } from 'frontend-shared/i18n/plural';
import type { LegalFrameMessages, LegalSections } from '../legal-text';

const kept = 'What we keep';
const why = 'Purpose';
const open = 'Optional';

const after = (months: number) =>
  `${plural('en', months, { one: 'one month', other: `${months} months` })} after anything was last done with it`;

/** Messages of /privacy. */
export const privacy = {
  frame: {
    title: 'Privacy',
    lead: 'What we ask for, why, who can see it, how long we keep it, and how you can have it erased.',
    version: (day) => `This notice applies from ${day}.`,
    contents: 'On this page',
  } as LegalFrameMessages,
  company: {
    name: 'Company',
    number: 'Company number',
    office: 'Registered office',
  },
  contact: {
    grievance: 'Complaints and requests about your data',
    officer: 'Grievance officer',
    phone: 'Phone',
    support: 'All other questions',
  },
  periods: {
    contactMessages: {
      name: 'Contact messages',
      needed: 'We need them until they are answered and no further question is expected.',
      erased: (months: number) => `A message that was read is erased automatically ${after(months)}.`,
      notErased: 'They are not erased automatically. We erase them when you ask.',
    },
    factoryApplications: {
      name: 'Applications for a factory',
      needed:
        'We need them until they are decided and, if funded, as long as the factory’s company needs them.',
      erased: (months: number) =>
        `An application that was rejected or withdrawn is erased automatically ${after(months)}.`,
      notErased:
        'An application that was rejected or withdrawn is not erased automatically. We erase it when you ask.',
    },
    shareholders: {
      name: 'Shareholders',
      needed: 'Members: as long as company law requires for the register of members.',
      erased: (months: number) =>
        `An application that was rejected or withdrawn is erased automatically ${after(months)}.`,
      notErased:
        'An application that was rejected or withdrawn is not erased automatically. We erase it when you ask.',
    },
    subscriptions: {
      name: 'Spice orders',
      needed: 'Orders paid online: as long as the law requires for accounts and taxes.',
      erased: (months: number) =>
        `A cancelled order that was not paid online is erased automatically ${after(months)}.`,
      notErased: 'Other orders are not erased automatically. We erase them when you ask.',
    },
    staffActions: {
      name: 'Record of staff actions',
      text: 'Without your personal data, to show who did what and when.',
    },
  },
  sections: {
    short: {
      title: 'In short',
      blocks: [
        {
          list: [
            'You can read every public page without telling us who you are. These pages set no cookies and carry no advertising.',
            'A form asks only for what it needs. Optional fields are marked.',
            'Identity proofs, documents and your PAN are stored encrypted. Each time someone opens one, it is recorded.',
            'We do not sell your data.',
            'You can ask to see your data, to correct it and to have it erased.',
          ],
        },
      ],
    },
    who: {
      title: 'Who is responsible',
      blocks: ['This company decides what happens to the data that you give on this site:'],
    },
    forms: {
      title: 'What each form asks for, and why',
      blocks: [
        {
          heading: 'Application for a factory',
          rows: [
            [
              kept,
              'Name, place, business idea, amount needed, past experience, your document, mobile number and e-mail.',
            ],
            [why, 'To review the application and tell you the decision.'],
            [open, 'Past experience and document, and either the mobile number or the e-mail.'],
          ],
        },
        {
          heading: 'Application to become a shareholder',
          rows: [
            [
              kept,
              'Full name, e-mail, mobile number, place, referral code, PAN, identity proof, number of shares, name and relation of your nominee, and that you agreed to the terms.',
            ],
            [
              why,
              'To check who you are, as company law requires, to enter you as a shareholder, and to know who can inherit your profits and rights.',
            ],
            [open, 'The referral code, unless the form says that it is required.'],
            [
              'Please note',
              'If your identity proof shows an Aadhaar number, cover its first eight digits. Tell your nominee that you have named them.',
            ],
          ],
        },
        {
          heading: 'Contact message',
          rows: [
            [kept, 'Name, e-mail, subject and message.'],
            [why, 'To answer you.'],
          ],
        },
        {
          heading: 'App launch notice',
          rows: [
            [kept, 'Your e-mail. It is filed as a contact message.'],
            [why, 'To e-mail you once, when the app is ready.'],
          ],
        },
        {
          heading: 'Premium Spice Club',
          rows: [
            [
              kept,
              'Whether you are a shareholder, and if so your RM or PW ID; name, e-mail, address, PIN code, mobile numbers, pack, quantity, payment method and total.',
            ],
            [
              why,
              'To pack and deliver the box each month, to take the payment, and to contact you about it.',
            ],
            [open, 'The second mobile number.'],
          ],
        },
        {
          heading: 'Checking the status of an application',
          rows: [
            [
              kept,
              'Nothing new. You enter your reference number, and we send a code to the e-mail we already have.',
            ],
            [why, 'To show the status only to you.'],
          ],
        },
      ],
    },
    beside: {
      title: 'What else we store',
      blocks: [
        'With each form we keep its reference number, the time, your language, the version of this notice, the decision, our replies and the notes of our staff. With a spice order we also keep its payments and which boxes were delivered.',
        'We use your IP address to stop spam and password guessing. It is counted in scrambled form and is not kept with your form.',
        'A hidden field and the time between opening and sending a form help us tell people from programs. A form that seems to come from a program is kept and checked by our staff.',
      ],
    },
    readers: {
      title: 'Who can see it',
      blocks: [
        {
          rows: [
            [
              'The office',
              'Only staff who need it for their work. Each permission is given separately: reading messages, reviewing applications, seeing a PAN. Every change, every document opened and every PAN revealed is recorded with the staff member’s name and the time.',
            ],
            [
              'Members',
              'During the community review of a factory they see the idea, place, amount and experience. They do not see your number, e-mail or document.',
            ],
            [
              'Service providers',
              'Those who deliver e-mails, spice boxes or online payments receive only what that task needs.',
            ],
            ['Authorities', 'Only what a law or a court requires us to give.'],
          ],
        },
        'Nobody else. Your data is not sold, lent or given to advertisers.',
      ],
    },
    safety: {
      title: 'How it is kept safe',
      blocks: [
        {
          list: [
            'Identity proofs and documents are encrypted before they are stored. Only staff with permission can open them.',
            'Your PAN is encrypted. Staff see it masked. Showing it in full needs a separate permission and is recorded.',
            'E-mails to an address that nobody has confirmed contain your name and nothing else that you wrote in your own words.',
            'Our server logs contain no personal data.',
          ],
        },
        'No computer is completely secure. If your data falls into the wrong hands, we will tell you and the authority.',
      ],
    },
    duration: {
      title: 'How long we keep it',
      blocks: [
        'As long as we need it for its purpose, and longer only where the law requires it. You can ask us to erase it earlier.',
      ],
    },
    rights: {
      title: 'What you can ask for',
      blocks: [
        {
          list: [
            'To see what we hold about you and who has received it.',
            'To correct what is wrong and to complete what is missing.',
            'To have it erased: the record, its documents, its search entries, unsent e-mails, and notes about it.',
            'To withdraw your consent as easily as you gave it. What was done before remains lawful.',
            'To name someone who can ask for all this when you cannot.',
          ],
        },
        'Write to the address below and quote your reference number. We will ask you something that only you can know, so that nobody else can read or erase your data. If the law requires us to keep a part, we will tell you which part and why.',
        'After an erasure, the record is still in earlier backups, and in lists that the office exported for its work, until we remove those.',
      ],
    },
    cookies: {
      title: 'Cookies and what stays on your device',
      blocks: [
        {
          rows: [
            ['Public pages', 'No cookies.'],
            [
              'A form you have begun',
              'What you type stays in this browser tab so that it survives a reload. If you leave the page and come back, you are offered it again. It is removed when you send or clear the form, decline the offer or close the tab. Of a file only its name is kept there, and the PAN never. After you send it, its receipt stays there instead: reference number, time, and how many shares or which spice box you chose, without your name or address. You see it again when you come back with the Back or Forward button of the browser. It is removed when you begin another form, open the page of the form anew or, at the latest, close the tab. On a phone or computer that others use, close the tab when you leave.',
            ],
            [
              'An application you are tracking',
              'Your reference number and e-mail address while you wait for the code, then a key to what is shown, for a few minutes each. They are removed when you leave the page or close the tab.',
            ],
            [
              'An order you are paying online',
              'The order, and your name, e-mail address and mobile number until it is paid, for a day at most. They are removed when you close the tab.',
            ],
            [
              'The presentation',
              'The slide that is shown and the key of a phone that changes slides stay until the tab is closed; the size of the notes that a presenter chose stays in the browser. None of it says who you are.',
            ],
            ['Your language', 'It is part of the page address and is not stored anywhere.'],
            ['The office console', 'Cookies keep staff logged in. Visitors never get them.'],
          ],
        },
      ],
    },
    elsewhere: {
      title: 'Other websites',
      blocks: [
        'The member portal, our social media pages and the partner site open in a new tab and have their own privacy notices. A video is loaded from its host only when you press play.',
      ],
    },
    changes: {
      title: 'When this notice changes',
      blocks: [
        'The date at the top changes with it. With your form we keep which version you agreed to. A new purpose needs a new consent.',
      ],
    },
    complaints: {
      title: 'Where to write, and where to complain',
      blocks: [
        'Write to us first. If our answer does not satisfy you, you can complain to the Data Protection Board of India.',
      ],
    },
  } satisfies LegalSections as LegalSections,
};

export type PrivacyMessages = typeof privacy;

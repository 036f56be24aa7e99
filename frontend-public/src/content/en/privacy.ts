import type { LegalFrameWords, LegalSections } from '../legal-text';

const kept = 'What we keep';
const why = 'What for';
const open = 'What you may leave out';

/** Words of the screen at /privacy. */
export const privacy = {
  frame: {
    title: 'Privacy',
    lead: 'What we ask you for, why, who reads it, how long it stays, and how you get it erased.',
    version: (day) => `This notice holds from ${day}.`,
    contents: 'On this page',
  } as LegalFrameWords,
  company: {
    name: 'Company',
    number: 'Company number',
    office: 'Registered office',
  },
  contact: {
    grievance: 'Complaints and requests about your data',
    officer: 'Grievance officer',
    phone: 'Phone',
    support: 'Everything else',
  },
  sections: {
    short: {
      title: 'In short',
      blocks: [
        {
          list: [
            'You can read every public page without telling us who you are. These pages set no cookies and carry no advertising.',
            'A form asks for what its purpose needs. What you may leave out is marked.',
            'Identity papers, documents and your PAN are stored encrypted. Each time somebody opens one, that is written down.',
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
            [why, 'To judge the application and to tell you what was decided.'],
            [open, 'Past experience and document, and one of mobile number and e-mail.'],
          ],
        },
        {
          heading: 'Application to become a shareholder',
          rows: [
            [
              kept,
              'Full name, e-mail, mobile number, place, referral code, PAN, identity paper, number of shares, name and relation of your nominee, and that you agreed to the terms.',
            ],
            [
              why,
              'To check who you are, as company law demands, to enter you as a shareholder, and to know who may inherit your profits and rights.',
            ],
            [open, 'The referral code, unless the form says that it is required.'],
            [
              'Please note',
              'Cover the first eight digits when your identity paper shows an Aadhaar number. Tell your nominee that you named them.',
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
          heading: 'Notice when the app is there',
          rows: [
            [kept, 'Your e-mail. It is filed as a contact message.'],
            [why, 'To write to you once, when the app can be had.'],
          ],
        },
        {
          heading: 'Premium Spice Club',
          rows: [
            [
              kept,
              'Whether you are a shareholder, and then your RM or PW id; name, e-mail, address, PIN code, mobile numbers, pack, quantity, way of paying and total.',
            ],
            [why, 'To pack and deliver the box each month, to take the payment, and to reach you about it.'],
            [open, 'The second mobile number.'],
          ],
        },
        {
          heading: 'Looking up an application',
          rows: [
            [kept, 'Nothing new. You give your reference number, and a code goes to the e-mail we have.'],
            [why, 'To show its state to you and to nobody else.'],
          ],
        },
      ],
    },
    beside: {
      title: 'What is stored beside it',
      blocks: [
        'With each form we keep its reference number, the time, your language, the version of this notice, and what was decided about it.',
        'The address of your connection is used to stop floods of forms and tries at passwords. For that it is counted in scrambled form and is not kept with your form.',
        'A hidden box and the time between opening and sending a form tell programs from people. A form that looks like a program’s is kept, and somebody looks at it.',
      ],
    },
    readers: {
      title: 'Who reads it',
      blocks: [
        {
          rows: [
            [
              'The office',
              'Only staff whose work it is. Each right is given by name: reading messages, reviewing applications, seeing a PAN. What staff change, open or reveal is written down with their name and the time.',
            ],
            [
              'Members',
              'For the community review of a factory they see idea, place, amount and experience. They do not see your number, e-mail or document.',
            ],
            [
              'Those who carry things for us',
              'Whoever delivers a mail, a spice box or an online payment gets what that one task needs.',
            ],
            ['Authorities', 'Only what a law or a court obliges us to give.'],
          ],
        },
        'Nobody else. The data is neither sold nor lent, and no advertiser gets it.',
      ],
    },
    safety: {
      title: 'How it is kept safe',
      blocks: [
        {
          list: [
            'Papers and documents are encrypted before they are stored, and are handed out only to staff with the right to open them.',
            'The PAN is encrypted. Staff see it masked; showing it in full needs a right of its own and is written down.',
            'Mails to an address that nobody has confirmed carry your name and nothing else that you wrote in your own words.',
            'Log files of our computers carry no personal data.',
          ],
        },
        'No computer is safe for certain. If your data gets into wrong hands, we tell you and the authority.',
      ],
    },
    duration: {
      title: 'How long it stays',
      blocks: [
        'As long as its purpose needs it, and longer only where the law demands it. Then it is erased.',
        {
          rows: [
            ['Contact messages', 'Until they are answered and no further question is to be expected.'],
            [
              'Applications for a factory',
              'Until they are decided and, when funded, as long as the factory’s company needs them.',
            ],
            [
              'Shareholders',
              'As long as company law demands for the register of members. What it does not demand is erased earlier.',
            ],
            ['Spice orders', 'As long as law demands for accounts and taxes.'],
            ['Record of what staff did', 'Without your personal data, to show who did what and when.'],
          ],
        },
      ],
    },
    rights: {
      title: 'What you can ask for',
      blocks: [
        {
          list: [
            'To see what we have about you, and to whom it went.',
            'To correct what is wrong and to complete what is missing.',
            'To have it erased: the record, its papers, what makes it findable, mails that wait, and notes about it.',
            'To take back your consent, as easily as you gave it. What was done before stays lawful.',
            'To name somebody who may ask all this for you when you cannot.',
          ],
        },
        'Write to the address below and name your reference number. We ask you something that only you can know, so that nobody else erases or reads your data. If a law obliges us to keep a part, we tell you which, and why.',
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
              'What you type stays in the memory of this browser tab so that it survives a reload. It goes when you send or clear the form, leave the page or close the tab. Files and the PAN are never kept there.',
            ],
            ['Your language', 'It is in the address of the page and is not remembered anywhere.'],
            ['The console of the office', 'One cookie keeps staff logged in. Visitors never get it.'],
          ],
        },
      ],
    },
    elsewhere: {
      title: 'Other companies’ pages',
      blocks: [
        'The members’ portal, our pages in social networks and the partner site open in a new tab and have notices of their own. A video is fetched from its host only when you press play.',
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

export type PrivacyWords = typeof privacy;

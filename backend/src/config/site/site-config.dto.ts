import { field } from '../../common/fields/field.js';
import { Email, PlainText } from '../../common/fields/text-fields.js';
import { NestedSetting } from '../nested-setting.js';

/** An https URL (http on this machine), or empty for none. */
function WebAddress(description: string): PropertyDecorator {
  const api = { type: 'string', required: true } as const;
  return field({ optional: true, description }, { absent: '', rule: addressProblem, api });
}

/** A boolean, false by default. */
function Switch(description: string): PropertyDecorator {
  const rule = (value: unknown) => (typeof value === 'boolean' ? undefined : 'must be true or false.');
  return field(
    { optional: true, description },
    { absent: false, rule, api: { type: 'boolean', required: true } },
  );
}

/** One of a few values, by default the first. */
function Choice(description: string, words: readonly [string, ...string[]]): PropertyDecorator {
  const rule = (value: unknown) =>
    words.some((word) => word === value) ? undefined : `must be ${words.join(' or ')}.`;
  return field(
    { optional: true, description },
    { absent: words[0], rule, api: { type: 'string', enum: [...words], required: true } },
  );
}

/** A picture: an https URL, or a path on this site; empty shows the built-in logo. */
function Picture(description: string): PropertyDecorator {
  const ownPath = (value: unknown) => typeof value === 'string' && /^\/[^/\\]/.test(value);
  const rule = (value: unknown) =>
    ownPath(value) || !addressProblem(value)
      ? undefined
      : 'must be an https address or a path on this site that begins with a slash.';
  return field(
    { optional: true, description },
    { absent: '', rule, api: { type: 'string', required: true } },
  );
}

function addressProblem(value: unknown): string | undefined {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : undefined;
  const local = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  const right = url && !url.username && (url.protocol === 'https:' || (local && url.protocol === 'http:'));
  return right ? undefined : 'must be an https address.';
}

/** The ids of the projects and people on the pages, which are type-checked against these lists. */
const PROJECTS = ['spice', 'supermarket', 'led', 'garments', 'flour', 'water', 'frozen'] as const;
const TESTIMONIALS = ['ramesh', 'sunita', 'amit', 'meena'] as const;

const PAGE_LOADER = ['always', 'when-needed'] as const;

export class SocialLinks {
  @WebAddress('Page on Twitter (X).')
  twitter = '';

  @WebAddress('Page on Facebook.')
  facebook = '';

  @WebAddress('Page on LinkedIn.')
  linkedin = '';

  @WebAddress('Page on Instagram.')
  instagram = '';
}

export class GrievanceContact {
  @PlainText({ max: 100, optional: true, description: 'Name of the grievance officer.' })
  name?: string;

  @Email({ description: 'E-mail address for complaints about personal data.' })
  email!: string;

  @PlainText({ max: 40, optional: true })
  phone?: string;
}

/** A telephone number with country code, so that it can be called from anywhere. */
function Telephone(description: string): PropertyDecorator {
  return field(
    { optional: true, description, example: '+91 612 555 0100' },
    {
      rule: (value) =>
        typeof value === 'string' && /^\+\d[\d -]{5,18}\d$/.test(value)
          ? undefined
          : 'must be a number with its country code, such as +91 612 555 0100.',
      api: { type: 'string' },
    },
  );
}

/** The contents of the spice club's packs, as shown to visitors; without Hindi names the English ones are shown. */
export class PackContents {
  @PackContent('Contents of the Spice Pack.', 'Ten spices, among them turmeric, chilli, coriander and cumin')
  spice?: string;

  @PackContent('Contents of the Spice Pack in Hindi.', 'दस मसाले, जिनमें हल्दी, मिर्च, धनिया और जीरा हैं')
  spiceHindi?: string;

  @PackContent(
    'Contents of the Premium Pack.',
    'All of the Spice Pack, and garam masala, black pepper and three more',
  )
  premium?: string;

  @PackContent(
    'Contents of the Premium Pack in Hindi.',
    'मसाला पैक का सब कुछ, साथ में गरम मसाला, काली मिर्च और तीन और मसाले',
  )
  premiumHindi?: string;

  @PackContent(
    'Contents of the Deluxe Pack.',
    'All of the Premium Pack, and five more with cardamom and saffron',
  )
  deluxe?: string;

  @PackContent(
    'Contents of the Deluxe Pack in Hindi.',
    'प्रीमियम पैक का सब कुछ, साथ में इलायची और केसर सहित पाँच और मसाले',
  )
  deluxeHindi?: string;
}

export class SiteLogo {
  @Picture('Primary logo.')
  primary = '';

  @Picture('Logo shown if the primary one does not load.')
  fallback = '';
}

/** The company's details: everything on the site that differs between companies. */
export class SiteConfig {
  @PlainText({ max: 60, description: 'Short name of the company.' })
  name!: string;

  @PlainText({ max: 60, optional: true, description: 'Short name of the company in Devanagari.' })
  nameHindi?: string;

  @PlainText({ max: 120, description: 'Registered name of the company.' })
  legalName!: string;

  @PlainText({ max: 40, description: 'Corporate identity number (CIN).' })
  companyNumber!: string;

  @PlainText({ max: 300, description: 'Address of the registered office.' })
  registeredOffice!: string;

  @Email({ description: 'Support e-mail address, shown in the footer and in mails.' })
  supportEmail!: string;

  @Telephone('Telephone number of the office, shown with its e-mail address.')
  officePhone?: string;

  @Telephone('WhatsApp number of the office, shown with its e-mail address.')
  officeWhatsApp?: string;

  @NestedSetting(() => GrievanceContact)
  grievanceContact!: GrievanceContact;

  @WebAddress('URL of the member portal (login and KYC), opened in a new tab.')
  memberPortalUrl = '';

  @WebAddress('URL of the partner site of the spice club.')
  spicePartnerUrl = '';

  @WebAddress(
    'URL of this site for search engines, shared links and the stand-alone deck. Defaults to `PUBLIC_URL`.',
  )
  siteUrl = '';

  @NestedSetting(() => SocialLinks)
  socialLinks = new SocialLinks();

  @PlainText({ max: 80, description: 'Office hours.' })
  officeHours!: string;

  @Switch('Whether the shareholder form requires a referral code.')
  requireReferral = false;

  @Choice(
    'Loader between two pages: `always` for 800 ms, or `when-needed`, only while the next page is loading.',
    PAGE_LOADER,
  )
  pageLoader: (typeof PAGE_LOADER)[number] = 'always';

  @NestedSetting(() => SiteLogo)
  logo = new SiteLogo();

  @NestedSetting(() => PackContents)
  packContents = new PackContents();

  @RecordOf('number', PROJECTS, 'Unit of investment in rupees, by project.', { water: 10_000 })
  projectUnits?: Partial<Record<(typeof PROJECTS)[number], number>>;

  @RecordOf('string', TESTIMONIALS, 'Video id of the testimonial, by person.', { ramesh: 'video-id' })
  videos?: Partial<Record<(typeof TESTIMONIALS)[number], string>>;
}

function PackContent(description: string, example: string): PropertyDecorator {
  return PlainText({ max: 300, optional: true, description, example });
}

/** Values by id. Other ids are refused, since a misspelt one would have no effect. */
function RecordOf(
  type: 'number' | 'string',
  ids: readonly string[],
  description: string,
  example: object,
): PropertyDecorator {
  const right = (value: unknown) =>
    typeof value === type && (typeof value === 'number' ? value > 0 : /^[\w-]{1,64}$/.test(String(value)));
  const rule = (value: unknown) => {
    const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
    if (!isRecord || !Object.values(value).every(right)) {
      return `must map ids to ${type === 'number' ? 'amounts above 0' : 'identifiers'}.`;
    }
    const unknown = Object.keys(value).find((id) => !ids.includes(id));
    return unknown === undefined ? undefined : `has no place for ${unknown}, only for ${ids.join(', ')}.`;
  };
  const properties = Object.fromEntries(ids.map((id) => [id, { type }]));
  return field(
    { optional: true, description, example },
    { rule, api: { type: 'object', properties, additionalProperties: false } },
  );
}

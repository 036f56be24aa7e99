import { LOCALES, type Locale } from 'frontend-shared/i18n/locale';
import { paint } from 'frontend-shared/illustrations/palette';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { footer as englishFooter } from '../content/en/footer';
import { type DescribedPage, pages as english } from '../content/en/pages';
import { footer as hindiFooter } from '../content/hi/footer';
import { pages as hindi } from '../content/hi/pages';
import { SHARING_PICTURE, sharingPicture } from '../head/sharing-picture';
import {
  AccountRows,
  Counter,
  CoveredPaper,
  HalfFilledForm,
  HalfLaidWall,
  Screening,
  SharePaper,
  SpiceTins,
} from './scenes/papers';
import {
  BegunFactory,
  HomeStreet,
  ManyTrades,
  RisingWall,
  type SignProps,
  StandingAndPlanned,
  TwoTowns,
} from './scenes/places';
import { Street } from './stage';

interface Look {
  field: string;
  /** Colour of the headline; ink unless the field is dark. */
  text?: string;
  /** The page invites people to invest, so its picture shows the disclaimer. */
  invites?: true;
  Scene: ComponentType<SignProps>;
}

/** Background colour and scene of each page's picture. */
const LOOKS: Record<DescribedPage, Look> = {
  home: { field: paint.haldi, invites: true, Scene: HomeStreet },
  about: { field: '#F7F6F1', Scene: ManyTrades },
  industries: { field: paint.neelTint, invites: true, Scene: StandingAndPlanned },
  howItWorks: { field: paint.brickTint, invites: true, Scene: RisingWall },
  successStories: { field: paint.leaf, text: paint.paper, invites: true, Scene: TwoTowns },
  join: { field: paint.neel, text: paint.paper, invites: true, Scene: SharePaper },
  shareholder: { field: '#F7F6F1', invites: true, Scene: HalfFilledForm },
  contact: { field: paint.sky, Scene: Counter },
  apply: { field: paint.brickTint, Scene: BegunFactory },
  spiceClub: { field: paint.haldiTint, Scene: SpiceTins },
  track: { field: paint.pista, Scene: HalfLaidWall },
  privacy: { field: paint.neelTint, Scene: CoveredPaper },
  terms: { field: paint.pista, Scene: AccountRows },
  presentation: { field: paint.haldi, invites: true, Scene: Screening },
  presentationText: { field: paint.haldiTint, invites: true, Scene: Screening },
};

const TEXTS = {
  en: { pages: english, footer: englishFooter, market: 'BAZAAR', size: 84, line: 88, small: 36 },
  hi: { pages: hindi, footer: hindiFooter, market: 'बाज़ार', size: 72, line: 92, small: 34 },
};

export interface SharingPicture {
  /** Path on the site: `/sharing/en/home.png`. */
  address: string;
  svg: string;
}

/** The pictures of all shared links, as SVG. Without the company's name, which is known at run time only. */
export function sharingPictures(): SharingPicture[] {
  const names = Object.keys(LOOKS) as DescribedPage[];
  return LOCALES.flatMap((locale) =>
    names.map((page) => ({
      address: sharingPicture(locale, page),
      svg: renderToStaticMarkup(<Picture locale={locale} page={page} />),
    })),
  );
}

function Picture({ locale, page }: { locale: Locale; page: DescribedPage }) {
  const { width, height } = SHARING_PICTURE;
  const { field, text = paint.ink, invites, Scene } = LOOKS[page];
  const { pages, footer, market, size, line, small } = TEXTS[locale];
  // In capitals only on Home, as on the page itself. Devanagari has no capitals, so Hindi is not changed.
  const headline = pages[page].headline.map((part) => (page === 'home' ? part.toUpperCase() : part));
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <title>{pages[page].drawing}</title>
      <rect width={width} height={height} fill={field} />
      <Street />
      <Scene market={market} />
      <g fill={text} fontSize={size} fontWeight="800" letterSpacing={locale === 'en' ? -1.7 : 0}>
        {headline.map((part, row) => (
          <text key={part} x="64" y={132 + row * line}>
            {part}
          </text>
        ))}
      </g>
      {invites && (
        <text x="66" y={132 + (headline.length - 1) * line + 58} fill={text} fontSize={small}>
          {footer.disclaimers[0]}
        </text>
      )}
    </svg>
  );
}

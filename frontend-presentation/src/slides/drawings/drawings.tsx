import { staticOnly } from 'frontend-shared/hydration/static-only';
import type { Locale } from 'frontend-shared/i18n/locale';
import { paint } from 'frontend-shared/illustrations/palette';
import type { ReactNode } from 'react';
import type { DrawingId } from '../../content/slides/drawing-ids';
import { boards, shopSign } from '../../content/slides/drawing-signs';

export interface DrawingProps {
  /** Text alternative; undefined for a decorative drawing. */
  label?: string | undefined;
  locale: Locale;
}

type DrawingComponent = (props: DrawingProps) => ReactNode;

interface DrawingSource {
  /** Background colour of the area that the drawing does not cover. */
  background: string;
  /** Creates the component, whose code is a separate chunk. */
  make: () => DrawingComponent;
}

const TRANSPARENT = 'transparent';
const benefits = {
  accountBook: () => import('frontend-shared/illustrations/benefits/account-book'),
  coOwned: () => import('frontend-shared/illustrations/benefits/co-owned-factory'),
  openDoor: () => import('frontend-shared/illustrations/benefits/open-door'),
  weighing: () => import('frontend-shared/illustrations/benefits/weighing'),
};
const spice = () => import('frontend-shared/illustrations/projects/spice');
const supermarket = () => import('frontend-shared/illustrations/projects/supermarket');

const sources: Readonly<Record<DrawingId, DrawingSource>> = {
  street: {
    background: TRANSPARENT,
    make: () => {
      const Street = staticOnly(() => import('./slide-street'), 'SlideStreet');
      return ({ label, locale }) => <Street label={label} sign={shopSign[locale]} />;
    },
  },
  'people-at-sunrise': {
    background: paint.haldiTint,
    make: () =>
      staticOnly(() => import('frontend-shared/illustrations/people-at-sunrise'), 'PeopleAtSunrise'),
  },
  'legacy-tree': {
    background: TRANSPARENT,
    make: () => staticOnly(() => import('./slide-tree'), 'SlideTree'),
  },
  'quote-people': {
    background: TRANSPARENT,
    make: () => staticOnly(() => import('frontend-shared/illustrations/quote-people'), 'QuotePeople'),
  },
  'two-masons': {
    background: TRANSPARENT,
    make: () => staticOnly(() => import('frontend-shared/illustrations/two-masons'), 'TwoMasons'),
  },
  'account-book': { background: paint.pista, make: () => staticOnly(benefits.accountBook, 'AccountBook') },
  'co-owned-factory': {
    background: paint.haldiTint,
    make: () => staticOnly(benefits.coOwned, 'CoOwnedFactory'),
  },
  'open-door': { background: paint.neelTint, make: () => staticOnly(benefits.openDoor, 'OpenDoor') },
  weighing: { background: paint.brickTint, make: () => staticOnly(benefits.weighing, 'Weighing') },
  'spice-outside': {
    background: paint.haldiTint,
    make: () => {
      const Outside = staticOnly(spice, 'SpiceOutside');
      return ({ label }) => <Outside label={label} board={boards.spice} />;
    },
  },
  'spice-work': { background: '#FBF0D6', make: () => staticOnly(spice, 'SpiceWork') },
  'supermarket-outside': {
    background: '#DCEBDA',
    make: () => {
      const Outside = staticOnly(supermarket, 'SupermarketOutside');
      return ({ label, locale }) => (
        <Outside label={label} board={boards.supermarket} sign={shopSign[locale]} />
      );
    },
  },
  'supermarket-work': { background: '#EAF4E8', make: () => staticOnly(supermarket, 'SupermarketWork') },
  led: {
    background: paint.neelTint,
    make: () => {
      const Outside = staticOnly(() => import('frontend-shared/illustrations/projects/led'), 'LedOutside');
      return ({ label }) => <Outside label={label} board={boards.led} />;
    },
  },
  garments: {
    background: '#FBE3D6',
    make: () => {
      const Outside = staticOnly(
        () => import('frontend-shared/illustrations/projects/garments'),
        'GarmentsOutside',
      );
      return ({ label }) => <Outside label={label} board={boards.garments} />;
    },
  },
  water: {
    background: paint.sky,
    make: () => {
      const Outside = staticOnly(
        () => import('frontend-shared/illustrations/projects/water'),
        'WaterOutside',
      );
      return ({ label }) => <Outside label={label} board={boards.water} />;
    },
  },
  frozen: {
    background: '#DFEAF1',
    make: () => {
      const Outside = staticOnly(
        () => import('frontend-shared/illustrations/projects/frozen'),
        'FrozenOutside',
      );
      return ({ label }) => <Outside label={label} board={boards.frozen} />;
    },
  },
  'sector-food': sector('Food'),
  'sector-household': sector('Household'),
  'sector-retail': sector('Retail'),
  'sector-electronics': sector('Electronics'),
  'sector-textiles': sector('Textiles'),
  'sector-health': sector('Health'),
  'sector-training': sector('Training'),
  'sector-construction': sector('Construction'),
  'sector-packaging': sector('Packaging'),
  'sector-transport': sector('Transport'),
  'sector-automobile': sector('Automobile'),
  'sector-water': sector('Water'),
};

/** The twelve sector objects are on one slide, so they share one chunk. */
function sector(name: keyof typeof import('./sector-objects')): DrawingSource {
  return { background: TRANSPARENT, make: () => staticOnly(() => import('./sector-objects'), name) };
}

const made = new Map<DrawingId, DrawingComponent>();

/** The component of a drawing. In a browser the first call loads its code. */
export function drawingOf(id: DrawingId): DrawingComponent {
  const drawing = made.get(id) ?? sources[id].make();
  made.set(id, drawing);
  return drawing;
}

export function backgroundOf(id: DrawingId): string {
  return sources[id].background;
}

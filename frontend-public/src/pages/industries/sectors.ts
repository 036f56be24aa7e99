import { Automobile } from 'frontend-shared/illustrations/sectors/automobile';
import { Construction } from 'frontend-shared/illustrations/sectors/construction';
import { Electronics } from 'frontend-shared/illustrations/sectors/electronics';
import { Food } from 'frontend-shared/illustrations/sectors/food';
import { Health } from 'frontend-shared/illustrations/sectors/health';
import { Household } from 'frontend-shared/illustrations/sectors/household';
import { Packaging } from 'frontend-shared/illustrations/sectors/packaging';
import { Retail } from 'frontend-shared/illustrations/sectors/retail';
import { Textiles } from 'frontend-shared/illustrations/sectors/textiles';
import { Training } from 'frontend-shared/illustrations/sectors/training';
import { Transport } from 'frontend-shared/illustrations/sectors/transport';
import { Water } from 'frontend-shared/illustrations/sectors/water';
import type { ReactNode } from 'react';
import type { IndustriesMessages } from '../../content/en/industries';
import type { ProjectId } from '../../content/projects';

export type SectorId = keyof IndustriesMessages['sectors']['all'];

interface Sector {
  id: SectorId;
  Drawing: () => ReactNode;
  /** The company's projects in this sector, running ones first. */
  projects: readonly ProjectId[];
}

/** The twelve sectors in the order of the form's business ideas; the last one belongs to "Other" there. */
export const sectors: readonly Sector[] = [
  { id: 'food', Drawing: Food, projects: ['spice', 'flour', 'frozen'] },
  { id: 'household', Drawing: Household, projects: [] },
  { id: 'retail', Drawing: Retail, projects: ['supermarket'] },
  { id: 'electronics', Drawing: Electronics, projects: ['led'] },
  { id: 'textiles', Drawing: Textiles, projects: ['garments'] },
  { id: 'health', Drawing: Health, projects: [] },
  { id: 'training', Drawing: Training, projects: [] },
  { id: 'construction', Drawing: Construction, projects: [] },
  { id: 'packaging', Drawing: Packaging, projects: [] },
  { id: 'transport', Drawing: Transport, projects: [] },
  { id: 'automobile', Drawing: Automobile, projects: [] },
  { id: 'water', Drawing: Water, projects: ['water'] },
];

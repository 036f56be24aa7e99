import type { ProjectId } from '../projects';

/** Texts of a project. */
export interface ProjectText {
  name: string;
  /** Kind of industry. */
  type: string;
  place: string;
  /** Text of the town sign, in both scripts. */
  board: { hindi: string; latin: string };
  /** One or two sentences; numbers of investors and jobs are passed in as "4,000+", if the project has any. */
  text: (investors: string, jobs: string) => string;
}

/** Texts of the seven projects. */
export const projects: Readonly<Record<ProjectId, ProjectText>> = {
  spice: {
    name: 'Spice Factory',
    type: 'Food Processing',
    place: 'Hajipur, Bihar',
    board: { hindi: 'हाजीपुर', latin: 'HAJIPUR' },
    text: (investors, jobs) =>
      `Spices are cleaned, ground and packed in Hajipur. ${investors} investors own the factory together, and ${jobs} people work there.`,
  },
  supermarket: {
    name: 'Community Supermarket',
    type: 'Retail',
    place: 'Agra, Uttar Pradesh',
    board: { hindi: 'आगरा', latin: 'AGRA' },
    text: (investors, jobs) =>
      `Groceries and household goods under one roof. ${investors} investors own it together, and ${jobs} people work there.`,
  },
  led: {
    name: 'LED Plant',
    type: 'Electronics',
    place: 'Gujarat',
    board: { hindi: 'गुजरात', latin: 'GUJARAT' },
    text: () => 'A plant that will assemble LED lamps.',
  },
  garments: {
    name: 'Garment Unit',
    type: 'Apparel and Textiles',
    place: 'Kolkata, West Bengal',
    board: { hindi: 'कोलकाता', latin: 'KOLKATA' },
    text: () => 'A tailoring unit that will make clothes for daily wear.',
  },
  flour: {
    name: 'Flour Mill',
    type: 'Food Processing',
    place: 'Punjab',
    board: { hindi: 'पंजाब', latin: 'PUNJAB' },
    text: () => 'A mill that will clean, grind and pack wheat.',
  },
  water: {
    name: 'Alkaline Water Plant',
    type: 'Electrolysis-based',
    place: 'Jhansi and Chhapra',
    board: { hindi: 'झाँसी', latin: 'JHANSI' },
    text: () =>
      'Drinking water will be treated by electrolysis and bottled at two sites. Construction is under way.',
  },
  frozen: {
    name: 'Frozen Foods',
    type: 'Food Processing',
    place: 'Kashipur, Uttarakhand',
    board: { hindi: 'काशीपुर', latin: 'KASHIPUR' },
    text: () => 'A unit that will clean and freeze vegetables and keep them cold until they are sold.',
  },
};

export type ProjectsMessages = typeof projects;

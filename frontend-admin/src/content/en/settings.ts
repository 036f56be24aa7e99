import type { Settings } from '../../data/settings';

export const settings = {
  pageTitle: 'Settings',
  loadFailed: 'Failed to load your settings',
  intro: 'They go with your account, on every device.',
  console: 'The console',
  locale: 'Language',
  localeHelp: 'Of the console and of mails about your account.',
  colours: 'Colours',
  coloursOf: { system: 'As the device', light: 'Light', dark: 'Dark' } satisfies Record<
    Settings['colours'],
    string
  >,
  density: 'Rows of lists',
  densityOf: { comfortable: 'Comfortable', compact: 'Compact' } satisfies Record<Settings['density'], string>,
  startPage: 'Start page',
  startPageHelp: 'Where a login leads to.',
  shortcuts: 'Keyboard shortcuts',
  shortcutsHelp: 'Single keys act while nothing is typed into. Press ? to see all of them.',
  save: 'Save settings',
  saving: 'Saving…',
  discard: 'Discard changes',
  saved: 'Settings saved successfully!',
} as const;

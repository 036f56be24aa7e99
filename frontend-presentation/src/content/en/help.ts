import type { HelpMessages } from '../messages/types/help-messages';

export const help: HelpMessages = {
  title: 'Keys of the presentation',
  list: (slides) => [
    [['→', 'Space', 'Page Down'], 'Next slide'],
    [['←', 'Page Up'], 'Previous slide'],
    [['Home'], 'First slide'],
    [['End'], 'Last slide'],
    [[`1 … ${slides}`, 'Enter'], 'Go to the slide with that number'],
    [['O'], 'Overview of all slides'],
    [['B', '.'], 'Blank screen, and back'],
    [['F'], 'Full screen'],
    [['S'], 'Presenter window: notes, next slide, clock'],
    [['R'], 'Phone as remote'],
    [['?'], 'These keys'],
    [['Esc'], 'Leave full screen, close what is open, or leave the presentation'],
  ],
  escapeWithoutExit: 'Leave full screen, or close what is open',
};

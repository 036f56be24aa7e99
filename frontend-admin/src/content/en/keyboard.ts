/** Keyboard shortcuts of the console, as listed in its help. */
export const keyboard = {
  title: 'Keyboard',
  off: 'Single keys are switched off in your settings. Esc always works.',
  or: 'or',
  groups: [
    {
      name: 'Everywhere',
      keys: [
        { keys: ['?'], does: 'Show this help' },
        { keys: ['Ctrl', 'K'], does: 'Find people, references, screens and actions (⌘ K on a Mac)' },
        { keys: ['/'], does: 'Go to the search of this screen' },
        { keys: ['U'], does: 'Undo the last decision while its message is shown' },
        { keys: ['Esc'], does: 'Close the topmost dialog or panel' },
      ],
    },
    {
      name: 'In a list',
      keys: [
        { keys: ['J'], does: 'Next record' },
        { keys: ['K'], does: 'Previous record' },
        { keys: ['Enter'], does: 'From the search to the first record found; on a name, open it' },
        { keys: ['R'], does: 'Reply to the open message' },
        { keys: ['A'], does: 'To “Approve” of the open application; Enter approves it' },
        { keys: ['X'], does: 'Reject the open application: asks for the reason' },
        { keys: ['V'], does: 'View the document of the open record' },
        { keys: ['B'], does: 'To the actions for the ticked rows' },
        { keys: ['Shift', 'click'], does: 'Tick all rows from the one ticked before' },
        { keys: ['Alt', '↑ ↓'], does: 'Move a column, in the Columns menu' },
      ],
    },
    {
      name: 'In a document',
      keys: [
        { anyOf: ['←', '→'], does: 'Previous or next page' },
        { anyOf: ['+', '−', '0'], does: 'Zoom in, zoom out, fit to width' },
        { keys: ['R'], does: 'Rotate right; with Shift, rotate left' },
      ],
    },
    {
      name: 'While a reply is typed',
      keys: [
        { keys: ['Ctrl', 'Enter'], does: 'Send the reply' },
        { keys: ['Esc'], does: 'Close the reply, the text is kept' },
      ],
    },
    {
      name: 'While a reason is typed',
      keys: [
        { keys: ['Ctrl', 'Enter'], does: 'Send the decision' },
        { keys: ['Esc'], does: 'Back to the decision, the reason is kept' },
      ],
    },
  ],
} as const;

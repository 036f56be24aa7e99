/** The keys of the console, as its help lists them. */
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
        { keys: ['U'], does: 'Undo the last decision, as long as its message offers it' },
        { keys: ['Esc'], does: 'Close what is open in front' },
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
        { keys: ['Shift', 'click'], does: 'Tick all rows from the one ticked before' },
        { keys: ['Alt', '↑ ↓'], does: 'Move a column, in the menu Columns' },
      ],
    },
    {
      name: 'In a document',
      keys: [
        { anyOf: ['←', '→'], does: 'Leaf through its pages' },
        { anyOf: ['+', '−', '0'], does: 'Enlarge, reduce, as wide as its frame' },
        { keys: ['R'], does: 'Turn it; with Shift the other way round' },
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

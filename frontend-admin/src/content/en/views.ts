/** Messages about saved views of a list. */
export const views = {
  tabs: 'Views',
  failed: 'Your saved views could not be loaded.',
  sharedBy: '(shared)',
  save: 'Save view',
  edit: 'Edit view',
  name: 'Name',
  nameNeeded: 'Please type a name.',
  nameHelp:
    'Filters, searched text, order and columns are kept. A view of yours with the same name is replaced.',
  share: 'Everyone who sees this list sees it too',
  submit: 'Save',
  saving: 'Saving…',
  saved: (name: string) => `View saved: ${name}`,
  notSaved: (name: string, why: string) => `The view ${name} was not saved. ${why}`,
  delete: 'Delete view',
  deleting: 'Deleting…',
  deleted: (name: string) => `View deleted: ${name}`,
  notDeleted: (name: string, why: string) => `The view ${name} was not deleted. ${why}`,
} as const;

/** Names of the packs as the site and the mails say them. */
const PACKS: Readonly<Record<string, string>> = {
  'Spice Pack': 'मसाला पैक',
  'Premium Pack': 'प्रीमियम पैक',
  'Deluxe Pack': 'डीलक्स पैक',
};

export const packName = (combo: string): string => PACKS[combo] ?? combo;

/** Words of the screen at /monthly-spice-subscription around the wizard. */
export const spiceClub = {
  title: 'Premium Spice Club',
  lead: 'A box of spices at your door, every month.',
  packs: {
    title: 'Three packs',
    spice: { name: 'Spice Pack', holds: (varieties: string) => `${varieties} varieties` },
    premium: { name: 'Premium Pack', holds: (varieties: string) => `${varieties} varieties` },
    deluxe: {
      name: 'Deluxe Pack',
      holds: (varieties: string) => `${varieties} varieties plus bonus gifts`,
    },
    perMonth: 'a month',
    order: 'Order by e-mail',
    of: (pack: string) => `(${pack})`,
    subject: (pack: string) => `Premium Spice Club: ${pack}`,
  },
  delivery: {
    title: 'How it comes to you',
    day: 'Delivered',
    dayValue: (day: string) => `on the ${day}th of every month`,
    late: (day: string) => `Ordered after the ${day}th`,
    lateValue: 'comes the month after',
    most: 'Maximum',
    mostValue: (packs: string) => `${packs} combos per subscription`,
    shipping: 'Shipping',
    shippingValue: 'Free',
    cancel: 'Cancel',
    cancelValue: 'Anytime',
  },
  payment: {
    title: 'How you pay',
    cash: 'Cash on delivery',
    cashText: 'You pay the person who brings the box.',
    upi: 'UPI',
    upiText: 'Not available yet',
    upiTag: 'Coming Soon',
  },
  order: {
    title: 'How to order',
    text: 'Write to the office which pack you want and how many, your name, your address with PIN code and your mobile number. Shareholders add their RM or PW id.',
    write: 'Write to us',
    subject: 'Premium Spice Club',
  },
  partner: {
    title: 'Spices grow on plants',
    text: 'Our partner site tells more about the plants.',
    visit: 'Visit the partner site',
  },
};

export type SpiceClubWords = typeof spiceClub;

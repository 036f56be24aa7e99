// @ts-check

/**
 * How one kind of submission is sent, and where an administrator finds it.
 * @typedef {object} Kind
 * @property {string} path where anyone sends it
 * @property {string} list where an administrator lists it
 * @property {((number: number, email: string) => Record<string, string | number>)} fields of a form that is in order
 * @property {{ field: string, of: (id: string) => string }} [document] its field in the form, and where it is downloaded
 */

/** The four, in turn. @type {readonly Kind[]} */
export const KINDS = [
  {
    path: '/api/apply-factory',
    list: '/api/apply-factory',
    fields: (_number, email) => ({
      name: 'Sunita Devi',
      business_idea: 'Agriculture & Food Processing',
      location: 'Hajipur, Bihar',
      required_amount: '₹25 Lacs - ₹50 Lacs',
      email,
    }),
    document: { field: 'supporting_document', of: (id) => `/api/apply-factory/${id}/document` },
  },
  {
    path: '/api/shareholder/apply',
    list: '/api/shareholder',
    fields: (number, email) => ({
      fullName: 'Asha Kumari',
      email,
      mobile: '9876543210',
      location: 'Hajipur, Bihar',
      panNumber: `ABCDE${String(number % 10_000).padStart(4, '0')}F`,
      nomineeName: 'Ravi Kumar',
      nomineeRelation: 'Spouse',
      sharePurchase: '2',
      termsAgreed: 'true',
    }),
    document: { field: 'idProof', of: (id) => `/api/shareholder/${id}/id-proof` },
  },
  {
    path: '/api/contact',
    list: '/api/contact',
    fields: (number, email) => ({
      name: 'Ravi Kumar',
      email,
      subject: 'General Inquiry',
      message: `When does the water plant open? (${number})`,
    }),
  },
  {
    path: '/api/subscription',
    list: '/api/subscription',
    fields: (_number, email) => ({
      userType: 'Individual User',
      name: 'Meena Devi',
      email,
      address: 'House 7, Station Road, Hajipur, Bihar',
      pinCode: '844101',
      mobile: '9876543210',
      combo: 'Premium Pack',
      quantity: 2,
      paymentMethod: 'cod',
    }),
  },
];

/** @param {number} number @returns {Kind} each kind as often as the others */
export function kindOf(number) {
  return /** @type {Kind} */ (KINDS[number % KINDS.length]);
}

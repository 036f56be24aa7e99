// @ts-check

/**
 * How one kind of submission is sent, and where an administrator finds it.
 * @typedef {object} Kind
 * @property {string} path API path that takes the form
 * @property {string} list API path of the list
 * @property {((number: number, email: string) => Record<string, string | number>)} fields values of a valid form
 * @property {{ field: string, of: (id: string) => string }} [document] its form field, and the path of the download
 */

/** The four kinds, used in rotation. @type {readonly Kind[]} */
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

/** Distributes submissions evenly over the kinds. @param {number} number of the submission @returns {Kind} */
export function kindOf(number) {
  return /** @type {Kind} */ (KINDS[number % KINDS.length]);
}

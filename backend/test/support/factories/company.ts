/** A minimal site configuration of a company other than the placeholder. */
export const COMPANY = {
  name: 'Milan Udyog',
  legalName: 'Milan Udyog Public Limited',
  companyNumber: 'U12345BR2021PLC054321',
  registeredOffice: 'Station Road, Hajipur',
  supportEmail: 'help@example.org',
  grievanceContact: { email: 'grievance@example.org' },
  officeHours: 'Mon-Fri 9 AM-6 PM IST',
};

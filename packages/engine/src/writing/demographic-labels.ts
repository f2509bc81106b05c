/** What each property of a persona's demographics is called. */
export const demographicLabels = {
  occupation: 'Occupation',
  companySize: 'Company size',
  location: 'Place',
  ageRange: 'Age',
  income: 'Income',
} as const

/** The numbers of saved requisites; how many one person may keep is the product's. */
export const requisiteRules = {
  /** Lines of an advert, or of an opening, that are typed by hand. */
  typedLines: 6,
  typedLength: 200,
  length: { name: 60, description: 300, applink: 500 },
} as const

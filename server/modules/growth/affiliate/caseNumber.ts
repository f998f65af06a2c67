/** The number of a case from outside; undefined for what is none. */
export const parseCaseNumber = (text: string): bigint | undefined =>
  /^[1-9]\d{0,17}$/.test(text) ? BigInt(text) : undefined

import type { MissingWords } from '../missingWords.ts'

/** What stands in a document where the operator has not said it yet. */
export const missing: MissingWords = {
  operatorName: '[operator’s name]',
  operatorAddress: '[operator’s address]',
  operatorLaw: '[law that applies]',
}

import type { MissingWords } from '../../modules/document/facts.ts'

/** What stands in a document where the operator has not said it yet. */
export const missing: MissingWords = {
  operatorName: '[название оператора]',
  operatorAddress: '[адрес оператора]',
  operatorLaw: '[применимое право]',
}

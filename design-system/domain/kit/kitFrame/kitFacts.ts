import { fieldTypes } from '../../../forms/engine/fieldTypes.ts'
import { modalKinds } from '../../../modal/modalKinds.ts'
import { vars } from '../../../tokens/vars.ts'
import { tradeStatuses } from '../../reference/status/tradeStatus.ts'

/** How many of each there are, counted from what the product itself is made of. */
export const kitFacts = {
  colours: Object.values(vars.semantic).flatMap(group => Object.keys(group)).length,
  types: Object.keys(vars.type).length,
  fields: Object.keys(fieldTypes).length,
  statuses: tradeStatuses.length,
  modals: modalKinds.length,
} as const
export type KitFacts = { readonly [Name in keyof typeof kitFacts]: number }

import { refuse } from '../refusal/refusal.ts'
import type { Refusal } from '../refusal/refusal.ts'
import type { Advert } from './advert.ts'
import { ownerSells } from './limit.ts'

/** What an ad lacks before it can be listed: a draft may be saved without. Who buys must know where to pay. */
export function publishingRefusals(
  advert: Pick<Advert, 'type' | 'paymentMethodCodes' | 'requisites'>,
): readonly Refusal[] {
  const refusals: Refusal[] = []
  if (advert.paymentMethodCodes.length === 0) refusals.push(refuse('required', 'payment_method_codes'))
  if (ownerSells(advert) && advert.requisites.length === 0) refusals.push(refuse('required', 'requisites'))
  return refusals
}

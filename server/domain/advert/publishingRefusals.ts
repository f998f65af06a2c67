import { refuse } from '../refusal/refusal.ts'
import type { Refusal } from '../refusal/refusal.ts'
import type { AdvertSettings } from './advert.ts'
import { ownerSells } from './limit.ts'

/** What an ad lacks before it can be listed: a draft may be saved without. Who buys must know where to pay. */
export function publishingRefusals(
  advert: Pick<AdvertSettings, 'type' | 'paymentMethodCodes' | 'requisites' | 'paymentCredentialId'>,
): readonly Refusal[] {
  const refusals: Refusal[] = []
  if (advert.paymentMethodCodes.length === 0) refusals.push(refuse('required', 'payment_method_codes'))
  if (ownerSells(advert) && advert.requisites.length === 0 && advert.paymentCredentialId === null)
    refusals.push(refuse('required', 'requisites'))
  return refusals
}

import { compareDecimals } from '../money/decimal.ts'
import { findPaymentMethod } from '../reference/paymentMethod.ts'
import type { IssueTerms } from '../requisite/credential.ts'
import type { Advert } from './advert.ts'
import { ownerSells } from './limit.ts'

/** Where the buyers of an advert are paid to: lines of its own, or saved ones with when they are given. */
export type PaidTo =
  | { readonly ownLines: boolean }
  | { readonly saved: IssueTerms & { readonly fiat: string; readonly methodCode: string } }

/**
 * Whether an advert can be traded while its owner is away: it sells, keeps count of its stock, its methods are instant, and
 * whichever of them a buyer chooses, they are told at once where to pay, up to the advert's maximum.
 */
export function supportsInstantTrade(
  advert: Pick<Advert, 'type' | 'fiat' | 'maximum' | 'liquidityTracking' | 'paymentMethodCodes'>,
  paidTo: PaidTo,
): boolean {
  const { paymentMethodCodes: codes } = advert
  if (!ownerSells(advert) || !advert.liquidityTracking || codes.length === 0) return false
  if (!codes.every(code => findPaymentMethod(code)?.speed === 'instant')) return false
  if ('ownLines' in paidTo) return paidTo.ownLines
  const { isActive, autoIssue, maxAutoIssue, fiat, methodCode } = paidTo.saved
  const isEnough = maxAutoIssue === null || compareDecimals(maxAutoIssue, advert.maximum) >= 0
  return isActive && autoIssue && isEnough && fiat === advert.fiat && codes.every(code => code === methodCode)
}

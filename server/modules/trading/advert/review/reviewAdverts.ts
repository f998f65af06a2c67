import type { Tx } from '../../../../database/database.ts'
import { supportsInstantTrade, type PaidTo } from '../../../../domain/advert/instantTrade.ts'
import { maximumNow } from '../../../../domain/advert/limit.ts'
import { priceOf } from '../../../../domain/advert/price.ts'
import { hiddenReasonsOf } from '../../../../domain/advert/visibility.ts'
import { decimal } from '../../../../domain/money/decimal.ts'
import type { Rates } from '../../../../domain/rate/rates.ts'
import { watchCover } from './balanceNoticeJob.ts'
import { advertOfRow, ownPriceOf, isSame, stored } from '../advertMapping.ts'
import { readOwners, type OwnerFacts } from '../facts/ownerFacts.ts'
import { readPaidTo } from './readPaidTo.ts'
import type { AdvertRow } from '../tables.ts'

/** What a review has changed in an advert. */
export interface Reviewed {
  readonly row: AdvertRow
  readonly priceChanged: boolean
}

/**
 * Brings the stored flag, the largest trade and a formula's price up to what they are now. Only what differs is written.
 * The rows must be locked or just written in this transaction.
 * @param owner of all the rows, as they are now, where that is known; else it is read
 */
export async function reviewAdverts(
  tx: Tx,
  rows: readonly AdvertRow[],
  rates: Rates,
  at: Date,
  owner?: OwnerFacts,
): Promise<Reviewed[]> {
  const ownerOf = owner
    ? () => owner
    : await readOwners(
        tx,
        rows.map(row => row.owner_id),
        at,
      )
  const paidTo = await readPaidTo(tx, rows)
  const changed: Reviewed[] = []
  for (const row of rows) {
    const now = judge(row, ownerOf(row.owner_id), paidTo(row), { rates, at })
    const priceChanged = !isSame(now.ownPrice, row.own_price === null ? null : stored(row.own_price))
    const same =
      !priceChanged &&
      now.hidden.join() === row.hidden_reasons.join() &&
      row.is_visible === (now.hidden.length === 0) &&
      row.is_instant === now.isInstant &&
      isSame(now.maximum, stored(row.maximum_now))
    if (same) continue
    const after = await tx
      .updateTable('advert')
      .set({
        is_visible: now.hidden.length === 0,
        hidden_reasons: [...now.hidden],
        is_instant: now.isInstant,
        maximum_now: now.maximum,
        own_price: now.ownPrice,
      })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await watchCover(tx, row, after, at)
    changed.push({ row: after, priceChanged })
  }
  return changed
}

function judge(
  row: AdvertRow,
  owner: OwnerFacts,
  paidTo: PaidTo,
  { rates, at }: { readonly rates: Rates; readonly at: Date },
) {
  const advert = advertOfRow(row)
  const price = priceOf(advert, rates)
  const facts = {
    rates,
    available: owner.available(advert.coin),
    feePercent: owner.feePercent,
    ownerIsBlocked: owner.isBlocked,
    ownerAllows: owner.allows(advert),
  }
  return {
    hidden: hiddenReasonsOf(advert, facts, at),
    isInstant: supportsInstantTrade(advert, paidTo),
    ownPrice: ownPriceOf(advert, rates),
    maximum: price.ok ? maximumNow(advert, { ...facts, price: price.value }) : decimal('0'),
  }
}

import { availableMovedJob } from '../../../money/wallet/availableMovedJob.ts'
import { tellEverybody } from '../../../../cable/publishEvents.ts'
import { termsOfPrice } from '../../../../domain/advert/price.ts'
import type { Tx } from '../../../../database/database.ts'
import type { AdvertId, CredentialId, UserId } from '../../../../domain/identifier/identifier.ts'
import { rateNamed, type Rates } from '../../../../domain/rate/rates.ts'
import type { Clock } from '../../../../runtime/clock.ts'
import type { EventBus } from '../../../../runtime/eventBus.ts'
import { every, type JobHandler, onJob } from '../../../../runtime/job/jobHandler.ts'
import type { SignallingDatabase } from '../../../../runtime/signalling.ts'
import { advertOfRow } from '../advertMapping.ts'
import { reviewAdverts } from './reviewAdverts.ts'

const batch = 200
const firstId = '00000000-0000-0000-0000-000000000000' as AdvertId
const reviewEveryMs = 60_000

/**
 * Looks through all listed adverts once a minute: with the market, a balance may cover an advert no longer, or again.
 * Batches in the order of ids, each a short transaction.
 */
export const advertReview = (database: SignallingDatabase, rates: () => Rates, clock: Clock): JobHandler =>
  every('advert_review', reviewEveryMs, async () => {
    let after = firstId
    for (;;) {
      const ids = await database.transaction(async tx => {
        const rows = await tx
          .selectFrom('advert')
          .selectAll()
          .where('id', '>', after)
          .where('status', 'in', ['listed', 'listedSandboxed'])
          .orderBy('id')
          .limit(batch)
          .forUpdate()
          .execute()
        await reviewAdverts(tx, rows, rates(), clock.now())
        return rows.map(row => row.id)
      })
      if (ids.length < batch) return
      after = ids.at(-1) ?? after
    }
  })

/** Shows or hides the adverts of an owner whose standing has changed, in the transaction of that. */
export async function reviewAdvertsOf(tx: Tx, ownerId: UserId, rates: Rates, at: Date): Promise<void> {
  const rows = await tx
    .selectFrom('advert')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .where('status', 'in', ['listed', 'listedSandboxed'])
    .orderBy('id')
    .forUpdate()
    .execute()
  await reviewAdverts(tx, rows, rates, at)
}

/** Looks through the adverts whose buyers are paid to saved requisites that have changed: whether they are instant may differ. */
export async function reviewAdvertsPaidTo(tx: Tx, id: CredentialId, rates: Rates, at: Date): Promise<void> {
  const rows = await tx
    .selectFrom('advert')
    .selectAll()
    .where('payment_credential_id', '=', id)
    .where('status', '<>', 'archived')
    .orderBy('id')
    .forUpdate()
    .execute()
  await reviewAdverts(tx, rows, rates, at)
}

/** After a tick, gives the formulas that name a moved rate their new price, and tells those who look at them. */
export async function repriceFormulas(
  parts: { readonly database: SignallingDatabase; readonly bus: EventBus; readonly clock: Clock },
  rates: Rates,
  before: Rates | null,
): Promise<void> {
  const { database, bus, clock } = parts
  let after = firstId
  for (;;) {
    const { last, full, changed } = await database.transaction(async tx => {
      const rows = await tx
        .selectFrom('advert')
        .selectAll()
        .where('id', '>', after)
        .where('equation', 'is not', null)
        .where('is_fix_price', '=', false)
        .where('status', '<>', 'archived')
        .orderBy('id')
        .limit(batch)
        .forUpdate()
        .execute()
      const moved = rows.filter(row => {
        const terms = termsOfPrice(advertOfRow(row))
        return before === null || terms.some(name => rateNamed(rates, name) !== rateNamed(before, name))
      })
      const reviewed = await reviewAdverts(tx, moved, rates, clock.now())
      return {
        last: rows.at(-1)?.id,
        full: rows.length === batch,
        changed: reviewed.filter(({ priceChanged }) => priceChanged),
      }
    })
    for (const { row } of changed)
      tellEverybody(bus, 'add_price_update', {
        advert_id: row.id,
        price: row.own_price,
        priced_at: rates.at.toISOString(),
      })
    if (!full || !last) return
    after = last
  }
}

/** Shows or hides somebody's adverts, after what is available to them has moved. */
export const advertOwnerReview = (
  database: SignallingDatabase,
  rates: () => Rates,
  clock: Clock,
): JobHandler =>
  onJob(availableMovedJob, ({ payload }) =>
    database.transaction(tx => reviewAdvertsOf(tx, payload.owner_id as UserId, rates(), clock.now())),
  )

import type { Tx } from '../../database/database.ts'
import type { UserId } from '../../domain/identifier/identifier.ts'
import type { Random } from '../../domain/identifier/random.ts'
import { createOffer } from '../../modules/trading/swapOffer/writeOffer.ts'
import { namedAccounts } from './people.ts'

const offers = [
  { owner: 'kunle', gives_code: 'BTC', takes_code: 'USDT', margin_percent: '0.3' },
  { owner: 'marina', gives_code: 'BTC', takes_code: 'USDT', margin_percent: '0.8' },
  { owner: 'kunle', gives_code: 'USDT', takes_code: 'BTC', margin_percent: '0.25' },
] as const
const limits = {
  BTC: { minimum: '0.0002', maximum: '0.02' },
  USDT: { minimum: '20', maximum: '2000' },
} as const

/** Opens swaps with traders to the named accounts, and has two of them offer coins. */
export async function seedSwapOffers(
  tx: Tx,
  random: Random,
  ids: ReadonlyMap<string, UserId>,
  at: Date,
): Promise<void> {
  const named = namedAccounts.flatMap(({ userName, roles }) => (roles ? [] : (ids.get(userName) ?? [])))
  await tx
    .updateTable('app_user')
    .set({ feature_flags: ['crypto_swaps_offers'] })
    .where('id', 'in', named)
    .execute()
  for (const { owner, ...offer } of offers) {
    const ownerId = ids.get(owner)
    if (ownerId) await createOffer(tx, random, ownerId, { ...offer, ...limits[offer.gives_code] }, at)
  }
}

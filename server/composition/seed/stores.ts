import type { Tx } from '../../database/database.ts'
import type { UserId } from '../../domain/identifier/identifier.ts'
import { createStore } from '../../modules/shop/store/writeStore.ts'
import { moveStore } from '../../modules/shop/store/reviewStore.ts'
import type { Random } from '../../domain/identifier/random.ts'

/** A shop of amina’s, approved long ago. */
export async function seedStores(
  tx: Tx,
  random: Random,
  ids: ReadonlyMap<string, UserId>,
  at: Date,
): Promise<void> {
  const owner = ids.get('amina')
  if (!owner) return
  const store = await createStore(
    tx,
    { random, approvesItself: false },
    owner,
    {
      type: 'goods',
      title: 'Harbor & Pine Coffee',
      description: 'Coffee beans, roasted to order and sent by post.',
      currency_code: 'USD',
      crypto_currency_codes: ['BTC', 'USDT', 'ETH', 'TON', 'USDC'],
      default_locale: 'en',
    },
    at,
  )
  await moveStore(tx, random, store.id, { move: 'approve' }, at)
}

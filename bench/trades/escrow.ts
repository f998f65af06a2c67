import { randomBytes } from 'node:crypto'
import { openParts } from '../../server/composition/openParts.ts'
import type { Parts } from '../../server/composition/parts.ts'
import { decimal } from '../../server/domain/money/decimal.ts'
import type { AdvertId } from '../../server/domain/identifier/identifier.ts'
import type { SignedViewer } from '../../server/kernel/viewer.ts'
import { audit } from '../../server/ledger/audit.ts'
import { actOnTrade } from '../../server/modules/trading/trade/act/actOnTrade.ts'
import { openOnAdvert } from '../../server/modules/trading/trade/act/openTrade.ts'
import { machineClock } from '../../server/runtime/clock.ts'
import { silentLogger } from '../../server/runtime/logger.ts'
import { readSettings } from '../../server/runtime/setting/settings.ts'
import { memorySigner } from '../../server/signer/openSigner.ts'
import { makeMarket } from './market.ts'
import { mostClients, type TradeRunner } from './runner.ts'

const sellers = 50
/** Whatever it costs: a measurement accepts every price. */
const anyPrice = decimal('1000000000')

/**
 * Escrow trades as people make them: opened on an advert, marked paid, released; each in a transaction of its own with all
 * that follows from it (deadlines, conversation, notifications, balances, events), and the events delivered.
 * @param env the settings of the database
 */
export async function escrowRunner(env: Readonly<Record<string, string>>): Promise<TradeRunner> {
  const settings = readSettings({ SEED: 'none', ...env }, { role: 'tool', newSecret: () => 'unused' })
  // No coin comes to its addresses: with a database of its own the product would ask for a seed that is kept.
  const signer = await memorySigner({ seed: randomBytes(32), clock: machineClock })
  const parts = await openParts({ settings, logger: silentLogger, signer })
  const { adverts, buyers } = await makeMarket(parts, { sellers, buyers: mostClients })
  let trades = 0
  return {
    async tradeOnce(client, { oneSeller, brought = 'by nobody' }) {
      trades += 1
      const advert = adverts[oneSeller === true ? trades % 2 : advertOf(trades)]
      const buyer = buyers[brought][client]
      if (!advert || !buyer) throw new Error(`No buyer or advert for client ${client}`)
      await escrowOnce(parts, buyer, advert)
    },
    violations: async () => (await audit(parts.database.db)).length,
    async close() {
      parts.board.close()
      await parts.bus.close()
      await parts.clock.close()
      await parts.database.close()
    },
  }
}

/** One seller after the other, each with their other advert in the next round: neighbours in time meet at different sellers. */
const advertOf = (trade: number): number => (trade % sellers) * 2 + (Math.floor(trade / sellers) % 2)

async function escrowOnce(parts: Parts, opener: SignedViewer, advertId: AdvertId): Promise<void> {
  const { database, clock, trade } = parts
  const opening = {
    advertId,
    opener,
    amount: decimal('20'),
    amountSide: 'fiat',
    priceSeen: anyPrice,
    methodCode: 'zelle',
    requisites: [],
    at: clock.now(),
  } as const
  const { id: tradeId, seller_id } = await database.transaction(tx => openOnAdvert(tx, trade, opening))
  const buyer = { kind: 'person', userId: opener.userId, duty: 'user' } as const
  const seller = { ...buyer, userId: seller_id }
  const remarks = { payer_name: 'A BUYER' }
  await database.transaction(tx =>
    actOnTrade(tx, trade, { tradeId, action: 'confirm', actor: buyer, at: clock.now(), remarks }),
  )
  await database.transaction(tx =>
    actOnTrade(tx, trade, { tradeId, action: 'complete', actor: seller, at: clock.now() }),
  )
}

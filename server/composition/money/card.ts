import { cardDesk } from '../../adapters/card/cardDesk.ts'
import { embeddedCard, type EmbeddedCard } from '../../adapters/card/embeddedCard.ts'
import { httpCard } from '../../adapters/card/httpCard.ts'
import type { Rates } from '../../domain/rate/rates.ts'
import type { CardParts } from '../../modules/money/card/parts.ts'
import { machineTimers } from '../../runtime/timers.ts'
import type { Parts } from '../parts.ts'

/** The card provider: the real one where its setting is given, else the embedded one where there is a page /dev, else none. */
export function openCard(
  { settings, database, random, clock }: Pick<Parts, 'settings' | 'database' | 'random' | 'clock'>,
  rates: () => Rates,
  secret: string,
): { readonly card: CardParts; readonly embeddedCard: EmbeddedCard | null } {
  const played = {
    find: async (reference: string) => {
      const row = await database.db
        .selectFrom('dev_card')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirst()
      return row ? { reference, status: row.status, fiatAmount: row.fiat_amount } : null
    },
  }
  const embedded = settings.card === null && settings.devTools ? embeddedCard(rates, secret, played) : null
  const provider = settings.card ? httpCard(settings.card, machineTimers) : embedded
  const origin = settings.publicUrl ?? `http://localhost:${settings.port}`
  const desk = provider && cardDesk(provider, clock.machine)
  return { card: { database, random, clock, provider, desk, rates, origin }, embeddedCard: embedded }
}

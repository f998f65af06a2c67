import { tellEverybody } from '../../../cable/publishEvents.ts'
import type { Random } from '../../../domain/identifier/random.ts'
import type { EventBus } from '../../../runtime/eventBus.ts'
import type { RequisiteSeal } from '../../people/credential/requisiteSeal.ts'
import type { RateBoard } from '../../reference/rate/rateBoard.ts'
import type { AdvertView } from './present.ts'

/** What the adverts stand on. */
export interface AdvertParts {
  readonly random: Random
  readonly board: RateBoard
  readonly bus: EventBus
  readonly requisites: RequisiteSeal
}

/** Puts a price onto the screens of those who look at its advert. */
export const priceTeller =
  (bus: EventBus) =>
  (view: AdvertView): AdvertView => {
    const payload = { advert_id: view.id, price: view.price, priced_at: view.priced_at }
    tellEverybody(bus, 'add_price_update', payload)
    return view
  }

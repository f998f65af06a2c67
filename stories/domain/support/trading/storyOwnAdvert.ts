import type { OwnAdvert } from '../../../../design-system/domain/trading/advert/ownAdvert.ts'
import { storyMethod } from './storyOffer.ts'

/** One's own advert of the stories; give what differs. */
export function storyOwnAdvert(
  id: string,
  settings: Partial<OwnAdvert['settings']> = {},
  differs: Partial<OwnAdvert> = {},
): OwnAdvert {
  return {
    id,
    type: 'Sell',
    status: 'listed',
    cryptoCurrencyCode: 'BTC',
    currencyCode: 'NGN',
    price: '147376130',
    marketDeltaPercent: '1.2',
    paymentMethods: [storyMethod('Bank transfer'), storyMethod('OPay', 'mobile_money')],
    minimum: '15000',
    maximum: '3200000',
    allowAnonymous: false,
    supportsInstantTrade: false,
    settings: {
      isVisible: true,
      invisibleReasons: [],
      withheldReason: null,
      maximum: '3200000',
      tradesOpen: 0,
      stockLeft: null,
      ...settings,
    },
    ...differs,
  }
}

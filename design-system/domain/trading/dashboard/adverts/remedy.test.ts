import { describe, expect, it } from 'vitest'
import { hiddenReasons } from '../../advert/ownAdvert.ts'
import type { OwnAdvert } from '../../advert/ownAdvert.ts'
import { remedyOf, shownReasons } from './remedy.ts'

const hrefs = {
  edit: (id: string) => `/edit/${id}`,
  duplicate: (id: string) => `/copy/${id}`,
  topUp: (coin: string) => `/wallet/${coin}`,
  settings: '/settings',
}

const advert = (
  settings: Partial<OwnAdvert['settings']>,
  status: OwnAdvert['status'] = 'listed',
): OwnAdvert => ({
  id: 'a1',
  type: 'Sell',
  status,
  cryptoCurrencyCode: 'BTC',
  currencyCode: 'NGN',
  price: '1',
  marketDeltaPercent: null,
  paymentMethods: [],
  minimum: '10',
  maximum: '0',
  allowAnonymous: false,
  supportsInstantTrade: false,
  settings: {
    isVisible: false,
    invisibleReasons: [],
    withheldReason: null,
    maximum: '500',
    tradesOpen: 0,
    stockLeft: null,
    ...settings,
  },
})

describe('the remedy of an advert that is not shown', () => {
  it.each(hiddenReasons.filter(reason => !['not_listed', 'owner_blocked', 'withheld'].includes(reason)))(
    'is one press away: %s',
    reason => {
      expect(remedyOf(reason, advert({ invisibleReasons: [reason] }), hrefs)).not.toBeNull()
    },
  )

  it('follows its status while it is switched off', () => {
    expect(remedyOf('not_listed', advert({}, 'draft'), hrefs)).toMatchObject({ href: '/edit/a1' })
    expect(remedyOf('not_listed', advert({}, 'archived'), hrefs)).toMatchObject({
      change: { status: 'unlisted' },
    })
    expect(remedyOf('not_listed', advert({}, 'unlisted'), hrefs)).toMatchObject({
      change: { status: 'listed' },
    })
  })

  it('says the maximum again where trades have used it up', () => {
    expect(remedyOf('stock_used_up', advert({}), hrefs)).toMatchObject({ change: { maximum: '500' } })
  })

  it('leaves the other reasons for when it is switched on', () => {
    expect(shownReasons(advert({ invisibleReasons: ['not_listed', 'balance_too_low'] }))).toEqual([
      'not_listed',
    ])
    expect(shownReasons(advert({ invisibleReasons: ['withheld', 'not_listed'] }))).toEqual(['withheld'])
    expect(shownReasons(advert({ invisibleReasons: ['on_vacation', 'balance_too_low'] }))).toEqual([
      'on_vacation',
      'balance_too_low',
    ])
    expect(shownReasons(advert({ isVisible: true }))).toEqual([])
  })
})

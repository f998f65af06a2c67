import { gql } from '../../../__generated__/gql.ts'

/** One's own advert as the dashboard lists it: the props of `AdvertRow`. */
export const OwnAdvertFragment = gql(`
  fragment OwnAdvert_advert on Advert {
    id
    type
    status
    cryptoCurrencyCode
    currencyCode
    price
    marketDeltaPercent
    paymentMethods {
      code
      name
      group
      speed
      reversible
    }
    minimum
    maximum
    allowAnonymous
    supportsInstantTrade
    settings {
      isVisible
      invisibleReasons
      withheldReason
      maximum
      tradesOpen
      stockLeft
    }
  }
`)

import { gql } from '../../__generated__/gql.ts'

/** An own advert as it was written, to be changed or copied. */
export const AdvertSourceQuery = gql(`
  query AdvertSource($id: ID!) {
    advert(id: $id) {
      id
      isOwn
      status
      ...AdvertSource_advert @unmask
    }
  }

  fragment AdvertSource_advert on Advert {
    type
    cryptoCurrencyCode
    currencyCode
    countryCode
    paymentMethods {
      code
    }
    bankName
    priceMode
    escrowMinutes
    minimumVolumeUsd
    minimumFeedbackScore
    firstTimeMaximum
    phoneRequired
    identityRequired
    allowAnonymous
    terms
    promoText
    settings {
      requisites {
        kind
        value
      }
      paymentCredentialId
      marginPercent
      equation
      minimum
      maximum
      repeatVolumeCoefficient
      timeZone
      isOnVacation
      liquidityTracking
      schedule {
        ...Hours @unmask
      }
    }
  }
`)

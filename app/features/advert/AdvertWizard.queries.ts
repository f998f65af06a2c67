import { gql } from '../../__generated__/gql.ts'

/** The payment methods of a currency, with what each asks a seller for: `WizardMethod`. */
export const WizardMethodsQuery = gql(`
  query WizardMethods($currencyCode: String!) {
    paymentMethods(currencyCode: $currencyCode) {
      items {
        code
        name
        group
        speed
        reversible
        requisiteFields {
          kind
          isRequired
          input
          example
          maxLength
        }
      }
    }
  }
`)

/** The owner as others see them beside the offer. */
export const WizardOwnerQuery = gql(`
  query WizardOwner($userName: String!) {
    profile(userName: $userName) {
      userName
      avatarUrl
      isVerified
      ratingPercent
      tradesCount
      isOnline
      lastOnlineAt
    }
  }
`)

/** What a price would be now, and its place in search. */
export const CalculatePriceQuery = gql(`
  query CalculatePrice(
    $type: AdvertType!
    $cryptoCurrencyCode: String!
    $currencyCode: String!
    $priceMode: PriceMode!
    $marginPercent: Decimal
    $equation: String
    $fixedPrice: Decimal
    $advertId: ID
  ) {
    calculatePrice(
      type: $type
      cryptoCurrencyCode: $cryptoCurrencyCode
      currencyCode: $currencyCode
      priceMode: $priceMode
      marginPercent: $marginPercent
      equation: $equation
      fixedPrice: $fixedPrice
      advertId: $advertId
    ) {
      price
      marketDeltaPercent
      place
      placesTotal
      totalIsCapped
      feePercent
      keepPerCoin
      balanceMaximum
      isStale
    }
  }
`)

/** The rates that a formula may name. */
export const RateNamesQuery = gql(`
  query RateNames($id: ID!, $cryptoCurrencyCode: String, $currencyCode: String, $prefix: String) {
    autocompleteMacros(
      id: $id
      cryptoCurrencyCode: $cryptoCurrencyCode
      currencyCode: $currencyCode
      prefix: $prefix
    ) {
      items {
        name
        rate
      }
    }
  }
`)

/** How many traders would meet an advert's conditions. */
export const AdvertReachQuery = gql(`
  query AdvertReach($input: AdvertReachInput!) {
    advertReach(input: $input) {
      sharePercent
      people
      byCondition {
        condition
        fewerPercent
      }
    }
  }
`)

/** Makes an advert. */
export const CreateAdvertMutation = gql(`
  mutation CreateAdvert($input: CreateAdvertInput!, $idempotencyKey: String!) {
    createAdvert(input: $input, idempotencyKey: $idempotencyKey) {
      id
      status
    }
  }
`)

/** Changes an advert. */
export const UpdateAdvertMutation = gql(`
  mutation UpdateAdvert($id: ID!, $input: UpdateAdvertInput!) {
    updateAdvert(id: $id, input: $input) {
      id
      status
    }
  }
`)

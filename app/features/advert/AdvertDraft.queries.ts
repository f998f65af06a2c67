import { gql } from '../../__generated__/gql.ts'

/** What the viewer began to write and did not publish. */
export const AdvertDraftsQuery = gql(`
  query AdvertDrafts {
    advertDrafts {
      items {
        ...AdvertDraft_draft @unmask
      }
    }
  }

  fragment AdvertDraft_draft on AdvertDraft {
    key
    step
    version
    updatedAt
    fields {
      type
      cryptoCurrencyCode
      currencyCode
      countryCode
      paymentMethodCodes
      bankName
      paymentCredentialId
      requisites {
        kind
        value
      }
      priceMode
      marginPercent
      equation
      fixedPrice
      minimum
      maximum
      escrowMinutes
      minimumVolumeUsd
      minimumFeedbackScore
      firstTimeMaximum
      repeatVolumeCoefficient
      phoneRequired
      identityRequired
      allowAnonymous
      terms
      promoText
      timeZone
      isOnVacation
      liquidityTracking
      schedule {
        ...Hours @unmask
      }
      variants {
        cryptoCurrencyCode
        currencyCode
        priceMode
        marginPercent
        equation
        fixedPrice
        minimum
        maximum
      }
    }
  }
`)

/** Keeps what is written so far. */
export const SaveAdvertDraftMutation = gql(`
  mutation SaveAdvertDraft($key: String!, $input: SaveAdvertDraftInput!) {
    saveAdvertDraft(key: $key, input: $input) {
      version
      updatedAt
    }
  }
`)

/** Forgets a draft. */
export const DropAdvertDraftMutation = gql(`
  mutation DropAdvertDraft($key: String!) {
    dropAdvertDraft(key: $key) {
      isDone
    }
  }
`)

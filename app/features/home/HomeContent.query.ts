import { gql } from '../../__generated__/gql.ts'

/** What stands below the offers: the props of `HomeRest`. */
export const HomeContentQuery = gql(`
  query HomeContent($currencyCode: String!, $countryPage: String!, $isInCountry: Boolean!) {
    fees {
      makerTiers {
        fromVolumeUsd
        percent
      }
      takerPercent
      invoicePercent
    }
    paymentMethods(currencyCode: $currencyCode) {
      items {
        code
        urlCode
        name
        group
      }
    }
    page(page: "faq") {
      page
      locale
      version
      topics {
        code
        title
        questions {
          code
          question
          tree
        }
      }
    }
    serviceFeedbacks {
      items {
        id
        author
        about
        text
        at
      }
    }
    mediaPartners {
      items {
        id
        name
        url
        quote
      }
    }
    settings {
      demo {
        people
      }
    }
    country: page(page: $countryPage) @include(if: $isInCountry) {
      page
      locale
      version
      country {
        methods {
          code
        }
      }
    }
  }
`)

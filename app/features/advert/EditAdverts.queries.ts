import { gql } from '../../__generated__/gql.ts'

/** The viewer's adverts, as many as there can be: those in the address are changed together. */
export const EditAdvertsQuery = gql(`
  query EditAdverts_page {
    myAdverts(state: all, limit: 100) {
      items {
        ...BulkAdvert @unmask
      }
    }
  }

  fragment BulkAdvert on Advert {
    id
    type
    status
    cryptoCurrencyCode
    currencyCode
    price
    minimum
    maximum
  }
`)

/** Changes several adverts, each by itself. */
export const ChangeAdvertsMutation = gql(`
  mutation ChangeAdverts($input: UpdateAdvertsInput!) {
    updateAdverts(input: $input) {
      items {
        id
        advert {
          ...BulkAdvert
        }
        refusal {
          code
          field
          params {
            name
            value
          }
        }
      }
    }
  }
`)

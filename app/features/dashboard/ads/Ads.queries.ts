import { gql } from '../../../__generated__/gql.ts'

/** A page of the viewer's own adverts, with how many each filter shows and how many there may be. */
export const AdsQuery = gql(`
  query Ads($state: MyAdvertState!, $coin: String, $sort: MyAdvertSort!, $page: Int!) {
    myAdverts(state: $state, cryptoCurrencyCode: $coin, sort: $sort, page: $page, limit: 20) {
      items {
        id
        ...OwnAdvert_advert
      }
      counts {
        all
        shown
        hidden
        draft
        archived
      }
      page
      pages
      limit
      used
    }
  }
`)

/** What becomes of the adverts on screen. */
export const AdStatesQuery = gql(`
  query AdStates($ids: [ID!]!) {
    advertStates(ids: $ids) {
      items {
        id
        status
        isVisible
        invisibleReasons
        withheldReason
        price
        maximum
        stockLeft
        updatedAt
      }
    }
  }
`)

/** Changes several adverts, each by itself. */
export const UpdateAdvertsMutation = gql(`
  mutation UpdateAdverts($input: UpdateAdvertsInput!) {
    updateAdverts(input: $input) {
      items {
        id
        advert {
          id
          ...OwnAdvert_advert
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

/** Takes one advert off the market, into its owner's archive. */
export const DeleteAdvertMutation = gql(`
  mutation DeleteAdvert($id: ID!) {
    deleteAdvert(id: $id) {
      id
      ...OwnAdvert_advert
    }
  }
`)

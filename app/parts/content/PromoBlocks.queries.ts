import { gql } from '../../__generated__/gql.ts'

/** Blocks that lead on to something, without those that the viewer has put away: the props of `PromoBlocks`. */
export const PromoBlocksQuery = gql(`
  query PromoBlocks {
    promoBlocks {
      items {
        id
        tone
        icon
        title
        text
        linkPath
        linkLabel
      }
    }
  }
`)

export const MarkPromoBlocksViewedMutation = gql(`
  mutation MarkPromoBlocksViewed($ids: [ID!]!) {
    markPromoBlocksViewed(input: { ids: $ids }) {
      items {
        id
      }
    }
  }
`)

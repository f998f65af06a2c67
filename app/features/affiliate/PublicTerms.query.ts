import { gql } from '../../__generated__/gql.ts'

/** What sums of inviting are counted with: the viewer's terms or the newest, and what owners of adverts pay. */
export const PublicTermsQuery = gql(`
  query PublicTerms {
    inviteTerms {
      version
      holdsFrom
      pinnedUntil
      contractorPercent
      ownerPercent
      secondPercent
      thirdPercent
    }
    fees {
      makerTiers {
        fromVolumeUsd
        percent
      }
    }
  }
`)

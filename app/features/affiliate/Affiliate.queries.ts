import { gql } from '../../__generated__/gql.ts'

/** What the viewer earned by others, and the links by which people come. */
export const AffiliateQuery = gql(`
  query Affiliate_page {
    affiliateSummary {
      ...AffiliateSummary @unmask
    }
    inviteCodes {
      limit
      items {
        ...InviteLink @unmask
      }
    }
  }

  fragment AffiliateSummary on AffiliateSummary {
    currencyCode
    since
    earned {
      earned {
        amount
        asset
      }
      worth {
        amount
        asset
      }
    }
    worth {
      amount
      asset
    }
    onItsWay {
      amount
      asset
    }
    nextPayoutAt
    people {
      level
      people
      traded
    }
    months {
      month
      levels {
        level
        worth {
          amount
          asset
        }
      }
      worth {
        amount
        asset
      }
    }
    terms {
      version
      contractorPercent
      ownerPercent
      secondPercent
      thirdPercent
      pinnedUntil
    }
  }

  fragment InviteLink on InviteCode {
    code
    tag
    invited
    traded
    worth {
      amount
      asset
    }
    createdAt
  }
`)

/** What the viewer got of fees and as bonuses, the latest first, from before one of them on. */
export const RewardsQuery = gql(`
  query AffiliateRewards(
    $level: Int
    $code: String
    $from: String
    $until: String
    $before: String
    $limit: Int
  ) {
    affiliateRewards(level: $level, code: $code, from: $from, until: $until, before: $before, limit: $limit) {
      items {
        id
        kind
        userName
        registeredAt
        transactionAt
        reward {
          amount
          asset
        }
        worth {
          amount
          asset
        }
        level
        tag
        isPaid
      }
      hasMore
    }
  }
`)

/** Who came by the viewer, the latest first, from before one of them on. */
export const ReferralsQuery = gql(`
  query AffiliateReferrals($level: Int, $before: String, $limit: Int) {
    affiliateReferrals(level: $level, before: $before, limit: $limit) {
      items {
        id
        userName
        registeredAt
        level
        tag
        trades
        worth {
          amount
          asset
        }
      }
      hasMore
    }
  }
`)

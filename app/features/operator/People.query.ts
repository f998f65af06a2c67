import { gql } from '../../__generated__/gql.ts'

/** People whom a text could mean, the newest first. */
export const DeskPeopleQuery = gql(`
  query DeskPeople($search: String, $standing: DeskStanding, $before: String, $limit: Int) {
    deskPeople(search: $search, standing: $standing, before: $before, limit: $limit) {
      items {
        id
        userName
        isGuest
        countryCode
        roles
        since
        lastOnlineAt
        suspendedAt
        bannedAt
        moneyHold {
          until
        }
        isIdentityVerified
      }
      hasMore
    }
  }
`)

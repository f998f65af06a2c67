import { useQuery } from '@apollo/client/react'
import { DisputesNotice } from '@souk/design-system/domain/trading/dashboard/DisputesNotice.tsx'
import { gql } from '../../__generated__/gql.ts'
import { paths } from '../../routes/paths.ts'

const OpenDisputesQuery = gql(`
  query OpenDisputes {
    disputes(limit: 1) {
      items {
        id
      }
      counts {
        disputes
        claims
        raised
      }
      seq
    }
  }
`)

/** How many disputes and claims wait for an arbiter, live, and the way to their list. */
export function OpenDisputes() {
  const { data } = useQuery(OpenDisputesQuery)
  if (!data?.disputes) return null
  const { counts } = data.disputes
  return (
    <DisputesNotice
      count={counts.disputes + counts.claims}
      raisedCount={counts.raised}
      listHref={`${paths.dashboard('trades')}?state=dispute`}
    />
  )
}

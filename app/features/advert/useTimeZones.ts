import { useQuery } from '@apollo/client/react'
import type { TimeZoneRow } from '@souk/design-system/domain/reference/clock/timeZone.ts'
import { gql } from '../../__generated__/gql.ts'

/** The time zones that the hours of an advert can be in. */
const TimeZonesQuery = gql(`
  query TimeZones {
    timeZones {
      items {
        name
        place
        offsetMinutes
      }
    }
  }
`)

const none: readonly TimeZoneRow[] = []

/**
 * The time zones that hours can be in; none until they are there.
 * @param isWanted they are hundreds: false until there are hours
 */
export function useTimeZones(isWanted: boolean): readonly TimeZoneRow[] {
  const { data } = useQuery(TimeZonesQuery, { fetchPolicy: 'cache-first', skip: !isWanted })
  return data?.timeZones?.items ?? none
}

import { gql } from '../../__generated__/gql.ts'

/** The time zones that the hours of an advert can be in. */
export const TimeZonesQuery = gql(`
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

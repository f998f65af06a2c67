import { gql } from '../../__generated__/gql.ts'

/** The viewer as others see them, and the time zones to choose from. */
export const ProfileQuery = gql(`
  query Profile_page {
    profileSettings {
      ...PublicProfile_profileSettings
    }
    timeZones {
      items {
        name
        place
        offsetMinutes
      }
    }
  }
`)

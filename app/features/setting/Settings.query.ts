import { gql } from '../../__generated__/gql.ts'

/** Everything of the settings but whom one has blocked, which may be long. */
export const SettingsQuery = gql(`
  query Settings_page {
    profileSettings {
      ...Assets_profileSettings
      ...AdKinds_profileSettings
      ...Notices_profileSettings
      ...Deletion_profileSettings
    }
    security {
      ...Notices_security
      ...Deletion_security
    }
  }
`)

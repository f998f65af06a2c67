import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { ProfileForm } from '@souk/design-system/domain/people/setting/ProfileForm.tsx'
import type { TimeZoneRow } from '@souk/design-system/domain/reference/clock/timeZone.ts'
import { gql } from '../../__generated__/gql.ts'
import { useServices } from '../../services/useServices.ts'
import type { Viewer } from '../../session/Viewer.query.ts'
import { useAvatarEditor } from './useAvatarEditor.ts'
import { useSaveProfile } from './useSaveProfile.ts'

const PublicProfileFragment = gql(`
  fragment PublicProfile_profileSettings on ProfileSettings {
    introduction
    telegramUsername
    timeZone
    canChangeUserName
  }
`)

interface PublicProfileProps {
  profileSettings: FragmentType<typeof PublicProfileFragment>
  /** Has the name and the picture that the menus show. */
  viewer: Viewer
  timeZones: readonly TimeZoneRow[]
}

/** What others see of the viewer. */
export function PublicProfile({ profileSettings, viewer, timeZones }: PublicProfileProps) {
  const { session } = useServices()
  const { data } = useSuspenseFragment({ fragment: PublicProfileFragment, from: profileSettings })
  const { userName, avatarUrl, placeId } = viewer
  const save = useSaveProfile()
  return (
    <ProfileForm
      profile={{ ...data, userName, avatarUrl, placeId }}
      isUserNameEditable={data.canChangeUserName}
      timeZones={timeZones}
      onEditAvatar={useAvatarEditor(viewer)}
      onSave={async ({ telegramUsername, ...changes }) => {
        // The wire has no name where the form has an empty one.
        const telegram = telegramUsername === undefined ? {} : { telegramUsername: telegramUsername || null }
        await save({ ...changes, ...telegram })
        // It is saved; the menus, and what others see, follow when somebody answers.
        if (changes.userName !== undefined || changes.timeZone !== undefined)
          await session.refresh().catch(() => {})
      }}
    />
  )
}

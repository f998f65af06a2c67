import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { NotificationSettings } from '@souk/design-system/domain/people/setting/notice/NotificationSettings.tsx'
import { gql } from '../../__generated__/gql.ts'
import { paths } from '../../routes/paths.ts'
import { usePreferences } from '../../services/usePreferences.ts'
import type { Viewer } from '../../session/Viewer.query.ts'
import { useSettings } from '../../session/useSettings.ts'
import { noticeList, noticeTable } from './noticeList.ts'
import { noticeReach } from './noticeReach.ts'
import { useBrowserNotices } from './useBrowserNotices.ts'
import { useSaveProfile } from './useSaveProfile.ts'

const NoticesFragment = gql(`
  fragment Notices_profileSettings on ProfileSettings {
    notices {
      kind
      email
      telegram
      push
    }
    quietHours {
      from
      to
    }
    timeZone
  }
`)
const ReachFragment = gql(`
  fragment Notices_security on SecurityState {
    telegramUserName
  }
`)

interface NoticesProps {
  profileSettings: FragmentType<typeof NoticesFragment>
  security: FragmentType<typeof ReachFragment>
  viewer: Viewer
}

/** What the viewer is told, and by which of the ways that reach them. */
export function NoticeSettings({ profileSettings, security, viewer }: NoticesProps) {
  const { data } = useSuspenseFragment({ fragment: NoticesFragment, from: profileSettings })
  const { data: linked } = useSuspenseFragment({ fragment: ReachFragment, from: security })
  const channels = useSettings()?.channels
  const save = useSaveProfile()
  const { interfaceSettings, change } = usePreferences()
  const browser = useBrowserNotices(viewer.id)
  const reach = noticeReach({
    isEmailConfirmed: viewer.isEmailConfirmed,
    isTelegramLinked: linked.telegramUserName !== null,
    channels: { messenger: channels?.messenger ?? false, push: channels?.push ?? false },
    href: paths.security(viewer.userName, 'password'),
  })
  return (
    <NotificationSettings
      values={noticeTable(data.notices)}
      reach={reach}
      browser={channels?.push === true ? browser : undefined}
      quietHours={data.quietHours}
      timeZone={data.timeZone}
      onSave={({ notices, quietHours }) =>
        save({
          ...(notices === undefined ? {} : { notices: noticeList(notices) }),
          ...(quietHours === undefined ? {} : { quietHours }),
        })
      }
      // Of the account, and known to every tab at once.
      sound={{
        isOn: interfaceSettings.sound,
        onChange: sound => change({ interfaceSettings: { ...interfaceSettings, sound } }),
      }}
    />
  )
}

import { useQuery } from '@apollo/client/react'
import { SettingsLoading } from '@souk/design-system/domain/people/setting/section/SettingsLoading.tsx'
import { settingSections } from '@souk/design-system/domain/people/setting/section/settingSection.ts'
import { SettingsSections } from '@souk/design-system/domain/people/setting/section/SettingsSections.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { paths } from '../../routes/paths.ts'
import { useAssets } from '../../session/useAssets.ts'
import { useViewer } from '../../services/useViewer.ts'
import { AdKinds } from './AdKinds.tsx'
import { Appearance } from './Appearance.tsx'
import { Assets } from './Assets.tsx'
import { Blocked } from './Blocked.tsx'
import { Deletion } from './Deletion.tsx'
import { Favourites } from './Favourites.tsx'
import { Notices } from './Notices.tsx'
import { SettingsQuery } from './Settings.query.ts'
import { asKept } from './asKept.ts'

/** The profile has a page of its own. */
const sections = settingSections.filter(section => section !== 'profile')

/** How the viewer likes Souk, what it tells them, whom they block, and the end of the account. */
export function SettingsPage() {
  const { data, error, loading, refetch } = useQuery(SettingsQuery, asKept)
  const assets = useAssets()
  const viewer = useViewer()
  if (data?.profileSettings && data.security && assets !== null && viewer !== null) {
    const { profileSettings, security } = data
    return (
      <SettingsSections sections={sections}>
        <Appearance />
        <Favourites assets={assets} />
        <Assets profileSettings={profileSettings} assets={assets} />
        <AdKinds profileSettings={profileSettings} />
        <Notices profileSettings={profileSettings} security={security} viewer={viewer} />
        <Blocked />
        <Deletion profileSettings={profileSettings} security={security} viewer={viewer} />
      </SettingsSections>
    )
  }
  if (error === undefined) return <SettingsLoading sections={sections} />
  // What it fails with shows in place.
  const retry = () => void refetch().catch(() => {})
  return <FailedState onRetry={retry} isRetrying={loading} homeHref={paths.home()} />
}

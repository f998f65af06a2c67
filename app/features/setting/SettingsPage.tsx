import { useQuery, useSuspenseFragment } from '@apollo/client/react'
import { SettingsLoading } from '@souk/design-system/domain/people/setting/section/SettingsLoading.tsx'
import { settingSections } from '@souk/design-system/domain/people/setting/section/settingSection.ts'
import { SettingsSections } from '@souk/design-system/domain/people/setting/section/SettingsSections.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { paths } from '../../routes/paths.ts'
import { useAssets } from '../../session/useAssets.ts'
import { useViewer } from '../../services/useViewer.ts'
import { AssetSettings } from './AssetSettings.tsx'
import { BlockedPart } from './BlockedPart.tsx'
import { OwnDataPart } from './OwnDataPart.tsx'
import { AccountDeletion } from './AccountDeletion.tsx'
import { FavouriteSettings } from './FavouriteSettings.tsx'
import { NoticeSettings } from './NoticeSettings.tsx'
import { freshQuery } from './freshQuery.ts'
import type { FragmentType } from '@apollo/client'
import { AdKindSwitches } from '@souk/design-system/domain/people/setting/market/AdKindSwitches.tsx'
import { gql } from '../../__generated__/gql.ts'
import { useSaveProfile } from './useSaveProfile.ts'
import { AppearanceSettings } from '@souk/design-system/domain/people/setting/AppearanceSettings.tsx'
import { useLocaleChange } from '../../services/useLocaleChange.ts'
import { usePreferences } from '../../services/usePreferences.ts'

/** Everything of the settings but whom one has blocked, which may be long. */
const SettingsQuery = gql(`
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
      ...OwnData_security
    }
  }
`)

const AdKindsFragment = gql(`
  fragment AdKinds_profileSettings on ProfileSettings {
    adBuyEnabled
    adSellEnabled
    adSwapEnabled
  }
`)

/** The profile has a page of its own. */
const sections = settingSections.filter(section => section !== 'profile')

/** How the viewer likes Souk, what it tells them, whom they block, and the end of the account. */
export function SettingsPage() {
  const { data, error, loading, refetch } = useQuery(SettingsQuery, freshQuery)
  const assets = useAssets()
  const viewer = useViewer()
  if (data?.profileSettings && data.security && assets !== null && viewer !== null) {
    const { profileSettings, security } = data
    return (
      <SettingsSections sections={sections}>
        <Appearance />
        <FavouriteSettings assets={assets} />
        <AssetSettings profileSettings={profileSettings} assets={assets} />
        <AdKinds profileSettings={profileSettings} />
        <NoticeSettings profileSettings={profileSettings} security={security} viewer={viewer} />
        <BlockedPart />
        <OwnDataPart security={security} />
        <AccountDeletion profileSettings={profileSettings} security={security} viewer={viewer} />
      </SettingsSections>
    )
  }
  if (error === undefined) return <SettingsLoading sections={sections} />
  // What it fails with shows in place.
  const retry = () => void refetch().catch(() => {})
  return <FailedState onRetry={retry} isRetrying={loading} homeHref={paths.home()} />
}

interface AdKindsProps {
  profileSettings: FragmentType<typeof AdKindsFragment>
}

/** Which kinds of the viewer's ads anybody finds. */
function AdKinds({ profileSettings }: AdKindsProps) {
  const { data } = useSuspenseFragment({ fragment: AdKindsFragment, from: profileSettings })
  const save = useSaveProfile()
  return <AdKindSwitches enabled={data} onSave={save} />
}

/** The language and the theme; both take effect at once and follow the account. */
function Appearance() {
  const { theme, change } = usePreferences()
  return (
    <AppearanceSettings
      theme={theme}
      onThemeChange={next => change({ theme: next })}
      onLocaleChange={useLocaleChange()}
    />
  )
}

import { useQuery } from '@apollo/client/react'
import { ProfileLoading } from '@souk/design-system/domain/people/setting/ProfileLoading.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { ReadingLayout } from '@souk/design-system/domain/page/layout/ReadingLayout.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { paths } from '../../routes/paths.ts'
import { useViewer } from '../../services/useViewer.ts'
import { freshQuery } from './freshQuery.ts'
import { PublicProfile } from './PublicProfile.tsx'
import { gql } from '../../__generated__/gql.ts'

/** The viewer as others see them, and the time zones to choose from. */
const ProfileQuery = gql(`
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

/** Who the viewer is to others: their picture, name, words. */
export function ProfilePage() {
  const t = useT('nav')
  const { data, error, loading, refetch } = useQuery(ProfileQuery, freshQuery)
  const viewer = useViewer()
  const profileSettings = data?.profileSettings ?? null
  if (profileSettings === null && error !== undefined) {
    // What it fails with shows in place.
    const retry = () => void refetch().catch(() => {})
    return <FailedState onRetry={retry} isRetrying={loading} homeHref={paths.home()} />
  }
  return (
    <ReadingLayout>
      <PageTitle>{t('profile')}</PageTitle>
      {profileSettings !== null && viewer !== null ? (
        <PublicProfile
          profileSettings={profileSettings}
          viewer={viewer}
          timeZones={data?.timeZones?.items ?? []}
        />
      ) : (
        <ProfileLoading />
      )}
    </ReadingLayout>
  )
}

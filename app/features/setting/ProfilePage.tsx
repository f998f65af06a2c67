import { useQuery } from '@apollo/client/react'
import { ProfileLoading } from '@souk/design-system/domain/people/setting/ProfileLoading.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { ReadingLayout } from '@souk/design-system/domain/page/layout/ReadingLayout.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { paths } from '../../routes/paths.ts'
import { useViewer } from '../../services/useViewer.ts'
import { asKept } from './asKept.ts'
import { ProfileQuery } from './Profile.query.ts'
import { PublicProfile } from './PublicProfile.tsx'

/** Who the viewer is to others: their picture, name, words. */
export function ProfilePage() {
  const t = useT('nav')
  const { data, error, loading, refetch } = useQuery(ProfileQuery, asKept)
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

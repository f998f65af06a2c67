import { useQuery } from '@apollo/client/react'
import { MeLoading } from '@souk/design-system/domain/people/setting/menu/MeLoading.tsx'
import { MeMenu } from '@souk/design-system/domain/people/setting/menu/MeMenu.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { paths } from '../../routes/paths.ts'
import { usePreferences } from '../../services/usePreferences.ts'
import { useServices } from '../../services/useServices.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'
import { gql } from '../../__generated__/gql.ts'

/** The viewer with what waits for them: the props of `MeMenu`. */
const MeQuery = gql(`
  query Me_page {
    me {
      id
      userName
      avatarUrl
      isVerified: isIdentityVerified
      tradesCount
      twoFactorEnabled
      activeTradesCount
      notificationsCount
      balance {
        amount
        asset
      }
      seq
    }
  }
`)

/** The viewer's own page: who they are, and the ways to all that is theirs. A phone's last tab leads here. */
export function MePage() {
  const { navigation } = useServices()
  const { interfaceSettings } = usePreferences()
  const assets = useAssets() ?? noAssets
  const { data, error, loading, refetch } = useQuery(MeQuery)
  if (data?.me) {
    return (
      <MeMenu
        me={{ ...data.me, interfaceSettings }}
        assets={assets}
        links={{
          profile: paths.profile(),
          settings: paths.settings(),
          security: paths.security(data.me.userName),
          dashboard: paths.dashboard(),
          wallet: paths.wallet(),
          notifications: paths.notifications(),
          paymentCredentials: paths.paymentCredentials(),
          affiliate: paths.affiliate(),
          business: paths.stores(),
        }}
        publicProfileHref={paths.user(data.me.userName)}
        onLogOut={() => navigation.go(paths.logOut())}
      />
    )
  }
  if (error === undefined) return <MeLoading />
  // What it fails with shows in place.
  const retry = () => void refetch().catch(() => {})
  return <FailedState onRetry={retry} isRetrying={loading} homeHref={paths.home()} />
}

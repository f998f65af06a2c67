import { useQuery } from '@apollo/client/react'
import { SharedLookGoneState } from '@souk/design-system/domain/shop/merchant/style/SharedLookGoneState.tsx'
import { StyleLoading } from '@souk/design-system/domain/shop/merchant/style/StyleLoading.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { useLocation } from 'react-router-dom'
import { statusOf } from '../../../network/apollo/trouble.ts'
import { paths } from '../../../routes/paths.ts'
import { usePart } from '../../../services/usePart.ts'
import { SharedLookQuery } from './Style.queries.ts'

const loadLook = () =>
  import('@souk/design-system/domain/shop/merchant/style/SharedLook.tsx').then(module => module.SharedLook)

/** A store’s look for whoever was sent a link to it. The token is behind the `#`, which no server and no log sees. */
export function SharedLookPage() {
  const token = useLocation().hash.slice(1)
  const { data, error, loading, refetch } = useQuery(SharedLookQuery, {
    variables: { token },
    skip: token === '',
  })
  const look = data?.sharedMerchantLook
  // While it is asked for the code comes.
  const showLook = usePart(token !== '', loadLook)
  if (look) return showLook?.({ look }) ?? <StyleLoading />
  if (token === '' || [400, 404, 410, 422].includes(statusOf(error) ?? 0))
    return <SharedLookGoneState homeHref={paths.home()} />
  if (error === undefined) return <StyleLoading />
  // What it fails with shows in place.
  const retry = () => void refetch().catch(() => {})
  return <FailedState onRetry={retry} isRetrying={loading} homeHref={paths.home()} />
}

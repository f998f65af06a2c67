import { useQuery } from '@apollo/client/react'
import { StyleLoading } from '@souk/design-system/domain/shop/merchant/style/StyleLoading.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { NotFoundState } from '@souk/design-system/domain/page/state/NotFoundState.tsx'
import { Stack } from '@souk/design-system/primitives/layout/Stack.tsx'
import { useParams } from 'react-router-dom'
import { statusOf } from '../../../network/apollo/trouble.ts'
import { notFoundHrefs } from '../../../parts/frame/notFoundHrefs.ts'
import { StoresBeside } from '../../../parts/merchant/MerchantFrame.tsx'
import { paths } from '../../../routes/paths.ts'
import { StyleScreen } from './StyleScreen.tsx'
import { MerchantStyleQuery } from './Style.queries.ts'

/** How the payer’s page of one of the viewer’s stores looks. */
export function StylePage() {
  const { accountId = '' } = useParams()
  const { data, error, loading, refetch } = useQuery(MerchantStyleQuery, { variables: { accountId } })
  const store = data?.merchantAccount
  if (store?.look)
    return (
      <Stack gap="4">
        <StyleScreen key={accountId} accountId={accountId} look={store.look} css={store.customCss} />
        {/* What is edited has the side of this page; the other stores stand under it. */}
        <Stack as="aside" gap="4">
          <StoresBeside />
        </Stack>
      </Stack>
    )
  if (error === undefined) return <StyleLoading />
  if ([400, 403, 404].includes(statusOf(error) ?? 0)) return <NotFoundState hrefs={notFoundHrefs} />
  // What it fails with shows in place.
  const retry = () => void refetch().catch(() => {})
  return <FailedState onRetry={retry} isRetrying={loading} homeHref={paths.home()} />
}

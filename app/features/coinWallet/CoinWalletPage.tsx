import { useQuery } from '@apollo/client/react'
import { CoinWalletContent } from '@souk/design-system/domain/content/coinWallet/CoinWalletContent.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { useLocation } from 'react-router-dom'
import { coinOfAlias } from '../../routes/coinAlias.ts'
import { matchRoute } from '../../routes/matchRoute.ts'
import { usePage } from '../../parts/content/usePage.ts'
import { useTextLive } from '../../parts/content/useTextLive.ts'
import { useTextWords } from '../../parts/content/useTextWords.ts'
import { coinWalletHrefs, coinWalletShape } from '../../parts/reading/coinWalletShapes.ts'
import { pageNameOf } from '../../parts/reading/pageNames.ts'
import { CoinWalletQuery } from './CoinWallet.query.ts'

/** What the wallet here does for a coin, or for all: for who does not have one yet. */
export function CoinWalletPage() {
  const { pathname } = useLocation()
  const match = matchRoute(pathname)
  const page = usePage((match && pageNameOf(match.name, match.params)) ?? '')
  useTextWords(page)
  const live = useTextLive(page)
  const { data, error, loading, refetch } = useQuery(CoinWalletQuery)
  const { currencies: lists, serviceFee: fees, withdrawalFees } = data ?? {}
  // What it fails with shows in place.
  const again = () => void refetch().catch(() => {})
  if (error !== undefined && data === undefined) return <FailedState onRetry={again} isRetrying={loading} />
  const code = coinOfAlias(match?.params['coin'] ?? '')?.code ?? null
  if (page.status !== 'ready') return <CoinWalletContent content={page} />
  if (!lists || !fees || !withdrawalFees) return <CoinWalletContent content={{ status: 'loading' }} />
  const shape = coinWalletShape(lists, { fees, rows: withdrawalFees.items }, code)
  const value = { ...shape, page: page.value, live, hrefs: coinWalletHrefs }
  return <CoinWalletContent content={{ ...page, value }} />
}

import { useQuery } from '@apollo/client/react'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { CaseConsole } from '@souk/design-system/domain/trading/dispute/CaseConsole.tsx'
import type { CaseContent } from '@souk/design-system/domain/trading/dispute/CaseConsole.tsx'
import { paths } from '../../../routes/paths.ts'
import { DisputeCaseQuery } from './DisputeCase.query.ts'

interface CaseSidesProps {
  tradeId: string
  /** The name that the buyer gave for the paying account. */
  declaredName: string | null
  assets: AssetBook
}

/** Both sides of a case, for its arbiter. */
export function CaseSides({ tradeId, declaredName, assets }: CaseSidesProps) {
  const { data, error, loading, refetch } = useQuery(DisputeCaseQuery, { variables: { id: tradeId } })
  const content = (): CaseContent => {
    if (data?.disputeCase) return { status: 'ready', case: data.disputeCase }
    return error === undefined
      ? { status: 'loading' }
      : { status: 'failed', isRetrying: loading, onRetry: () => void refetch().catch(() => {}) }
  }
  return (
    <CaseConsole
      content={content()}
      declaredName={declaredName}
      assets={assets}
      profileHrefOf={userName => paths.user(userName)}
    />
  )
}

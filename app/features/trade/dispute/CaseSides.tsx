import { useQuery } from '@apollo/client/react'
import type { AssetBook } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import { CaseConsole, type CaseContent } from '@souk/design-system/domain/trading/dispute/CaseConsole.tsx'
import { answerState } from '../../../network/apollo/answerState.ts'
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
  const asked = useQuery(DisputeCaseQuery, { variables: { id: tradeId } })
  const found = asked.data?.disputeCase
  const content: CaseContent = answerState(asked, found && { case: found })
  return (
    <CaseConsole
      content={content}
      declaredName={declaredName}
      assets={assets}
      profileHrefOf={userName => paths.user(userName)}
    />
  )
}

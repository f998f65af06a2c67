import { useSuspenseFragment } from '@apollo/client/react'
import { ReplyAllowance } from '@souk/design-system/domain/trading/dispute/ReplyAllowance.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import type { ReactNode } from 'react'
import { ReplyAllowanceFragment } from './TradeCase.fragment.ts'

interface Allowance {
  /** How much the viewer may still write, to stand above the place where they write. */
  readonly note: ReactNode
  /** Why nothing can be written now. */
  readonly disabledReason: string | undefined
}

/** In a dispute a side has its opening statement and one message for each of the arbiter's. */
export function useAllowance(tradeId: string): Allowance {
  const t = useT('chat')
  const { data } = useSuspenseFragment({
    fragment: ReplyAllowanceFragment,
    from: { __typename: 'Trade', id: tradeId },
  })
  const { status, viewerSide, dispute } = data
  if (status !== 'disput' || dispute === null || viewerSide === 'arbiter')
    return { note: null, disabledReason: undefined }
  return {
    note: <ReplyAllowance dispute={dispute} side={viewerSide} />,
    disabledReason: dispute.repliesLeft[viewerSide] === 0 ? t('allowance.none') : undefined,
  }
}

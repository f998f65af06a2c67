import { useT } from '../../../locales/useT.ts'
import { AllowanceNote } from './Case.styles.ts'
import type { CaseSideName, Dispute } from './dispute.ts'

interface ReplyAllowanceProps {
  dispute: Pick<Dispute, 'repliesLeft' | 'statements'>
  side: CaseSideName
}

/** How many messages a side may still write in a dispute, above the place where it writes. Draws nothing when it must wait. */
export function ReplyAllowance({ dispute, side }: ReplyAllowanceProps) {
  const t = useT('chat')
  const left = dispute.repliesLeft[side]
  if (left === 0) return null
  const isOpening = !dispute.statements.some(statement => statement.side === side)
  return (
    <AllowanceNote>{isOpening ? t('allowance.opening') : t('allowance.left', { count: left })}</AllowanceNote>
  )
}

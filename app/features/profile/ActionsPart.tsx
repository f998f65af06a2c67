import { BlockButton } from '@souk/design-system/domain/people/profile/BlockButton.tsx'
import type { PersonShape } from '@souk/design-system/domain/people/profile/person.ts'
import { useBlock } from '../../parts/person/useBlock.ts'
import { ReportPart } from '../../parts/report/ReportPart.tsx'
import { useStanding } from '../../services/useViewer.ts'

interface ActionsPartProps {
  person: Pick<PersonShape, 'userName' | 'isBlocked'>
}

/** What whoever is logged in can do about somebody else: block them, with an account, and report them. */
export function ActionsPart({ person: { userName, isBlocked } }: ActionsPartProps) {
  const isMember = useStanding() === 'member'
  const { ask, unblock, isUnblocking } = useBlock(userName)
  return (
    <>
      {isMember && (
        <BlockButton isBlocked={isBlocked} onBlock={ask} onUnblock={unblock} isUnblocking={isUnblocking} />
      )}
      <ReportPart kind="person" id={userName} name={userName} />
    </>
  )
}

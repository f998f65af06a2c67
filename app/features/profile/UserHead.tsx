import { PersonActions } from '@souk/design-system/domain/people/profile/PersonActions.tsx'
import type { PersonShape } from '@souk/design-system/domain/people/profile/person.ts'
import { PersonHead } from '@souk/design-system/domain/people/profile/PersonHead.tsx'
import { paths } from '../../routes/paths.ts'
import { useBlock } from '../../parts/person/useBlock.ts'
import { useServices } from '../../services/useServices.ts'
import { useStanding } from '../../services/useViewer.ts'

interface UserHeadProps {
  person: PersonShape
}

/** Somebody's head with what the viewer can do about them. */
export function UserHead({ person }: UserHeadProps) {
  const standing = useStanding()
  const { navigation } = useServices()
  const { ask, unblock, isUnblocking } = useBlock(person.userName)
  const isMember = standing === 'member'
  return (
    <PersonHead
      person={person}
      actions={
        <PersonActions
          person={person}
          pageUrl={navigation.urlOf(paths.user(person.userName))}
          editHref={paths.profile()}
          onBlock={isMember ? ask : undefined}
          onUnblock={isMember ? unblock : undefined}
          isUnblocking={isUnblocking}
        />
      }
    />
  )
}

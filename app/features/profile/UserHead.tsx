import { PersonActions } from '@souk/design-system/domain/people/profile/PersonActions.tsx'
import type { PersonShape } from '@souk/design-system/domain/people/profile/person.ts'
import { PersonHead } from '@souk/design-system/domain/people/profile/PersonHead.tsx'
import { paths } from '../../routes/paths.ts'
import { useServices } from '../../services/useServices.ts'
import { useStanding } from '../../services/useViewer.ts'
import { useWordedPart } from '../../services/useWordedPart.ts'

/** Visitors have none of it. */
const loadActions = () => import('./ActionsPart.tsx').then(module => module.ActionsPart)

interface UserHeadProps {
  person: PersonShape
}

/** Somebody's head with what the viewer can do about them. */
export function UserHead({ person }: UserHeadProps) {
  const standing = useStanding()
  const { navigation } = useServices()
  const isHere = standing === 'member' || standing === 'guest'
  const showActions = useWordedPart(isHere && !person.isOwn, loadActions, 'report')
  return (
    <PersonHead
      person={person}
      actions={
        <PersonActions
          person={person}
          pageUrl={navigation.urlOf(paths.user(person.userName))}
          editHref={paths.profile()}
        >
          {showActions?.({ person })}
        </PersonActions>
      }
    />
  )
}

import { PersonActions } from '@souk/design-system/domain/profile/PersonActions.tsx'
import type { PersonShape } from '@souk/design-system/domain/profile/person.ts'
import { PersonHead } from '@souk/design-system/domain/profile/PersonHead.tsx'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { withLocale } from '../../address/localePrefix.ts'
import { paths } from '../../paths.ts'
import { useBlock } from '../../person/useBlock.ts'
import { useStanding } from '../../session/useViewer.ts'

interface UserHeadProps {
  person: PersonShape
}

/** Somebody's head with what the viewer can do about them. */
export function UserHead({ person }: UserHeadProps) {
  const standing = useStanding()
  const locale = useLocale()
  const { ask, unblock, isUnblocking } = useBlock(person.userName)
  const isMember = standing === 'member'
  return (
    <PersonHead
      person={person}
      actions={
        <PersonActions
          person={person}
          pageUrl={new URL(withLocale(locale, paths.user(person.userName)), location.origin).href}
          editHref={paths.profile()}
          onBlock={isMember ? ask : undefined}
          onUnblock={isMember ? unblock : undefined}
          isUnblocking={isUnblocking}
        />
      }
    />
  )
}

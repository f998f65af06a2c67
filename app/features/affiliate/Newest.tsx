import { NewestPeople } from '@souk/design-system/domain/growth/affiliate/people/NewestPeople.tsx'
import { paths } from '../../routes/paths.ts'
import { useReferrals } from './useReferrals.ts'

/** So many are shown; the page of people has all. */
const mostShown = 4

/** Who came last; nothing while that is not known, because the list of all says what went wrong. */
export function Newest() {
  const content = useReferrals(1)
  if (content.status !== 'ready' || content.items.length === 0) return null
  return (
    <NewestPeople
      people={content.items.slice(0, mostShown)}
      hrefOf={paths.user}
      allHref={paths.affiliatePeople()}
    />
  )
}

import { useQuery } from '@apollo/client/react'
import { useParams } from 'react-router-dom'
import { useAnswerAge } from '../../services/useAnswerAge.ts'
import { usePageWords } from '../../parts/frame/usePageWords.ts'
import { useAssets } from '../../session/useAssets.ts'
import { PersonMissing } from './PersonMissing.tsx'
import { UserQuery } from './User.query.ts'
import { usePersonChanges } from './usePersonChanges.ts'
import { UserView } from './UserView.tsx'

/** Somebody's public profile, live, in all its states. What was there stays while it is asked for again. */
export function UserPage() {
  const { userName = '' } = useParams()
  const variables = { userName }
  const { data: known, error, loading, refetch } = useQuery(UserQuery, { variables })
  const { isOld } = useAnswerAge(UserQuery, variables)
  const data = isOld ? undefined : known
  const assets = useAssets()
  const again = () => {
    // What it fails with shows in place.
    refetch().catch(() => {})
  }
  const person = data?.profile ?? null
  usePersonChanges({ userName: person?.userName ?? null, onChanged: again })
  usePageWords(person === null ? {} : { userName: person.userName })
  if (person === null || assets === null)
    return <PersonMissing userName={userName} error={error} isRetrying={loading} onRetry={again} />
  return (
    <UserView
      key={person.userName}
      person={person}
      offers={data?.offersOf ?? null}
      feedback={data?.feedbacks?.items ?? []}
      assets={assets}
      onRetry={again}
    />
  )
}

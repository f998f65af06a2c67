import { PersonLoading } from '@souk/design-system/domain/people/profile/PersonLoading.tsx'
import { UnknownPersonState } from '@souk/design-system/domain/people/profile/UnknownPersonState.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { notFoundHrefs } from '../../parts/frame/notFoundHrefs.ts'
import { usePageWords } from '../../parts/frame/usePageWords.ts'
import { paths } from '../../routes/paths.ts'
import { statusOf } from '../../network/apollo/trouble.ts'

interface PersonMissingProps {
  userName: string
  /** What went wrong; undefined while the answer is coming. */
  error: unknown
  isRetrying: boolean
  onRetry: () => void
}

/** A page about somebody while there is nothing of them to show: coming, nobody of that name, not to be had. */
export function PersonMissing({ userName, error, isRetrying, onRetry }: PersonMissingProps) {
  if (error === undefined) return <PersonLoading />
  if (isNobody(error)) return <Nobody userName={userName} />
  return <FailedState onRetry={onRetry} isRetrying={isRetrying} homeHref={paths.home()} />
}

function Nobody({ userName }: { userName: string }) {
  usePageWords({}, 'notFound')
  return <UnknownPersonState userName={userName} hrefs={notFoundHrefs} />
}

/** Whether a call failed because there is no such person: not found, or a name that nobody can have. */
const isNobody = (error: unknown): boolean => [400, 404, 422].includes(statusOf(error) ?? 0)

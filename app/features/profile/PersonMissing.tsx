import { PersonLoading } from '@souk/design-system/domain/people/profile/PersonLoading.tsx'
import { UnknownPerson } from '@souk/design-system/domain/people/profile/UnknownPerson.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { notFoundHrefs } from '../../parts/frame/notFoundHrefs.ts'
import { usePageWords } from '../../parts/frame/usePageWords.ts'
import { paths } from '../../routes/paths.ts'
import { isNobody } from './isNobody.ts'

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
  return <UnknownPerson userName={userName} hrefs={notFoundHrefs} />
}

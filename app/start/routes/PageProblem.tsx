import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { useErrorText } from '@souk/design-system/locales/useErrorText.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'
import { troubleOf } from '../../network/apollo/trouble.ts'
import { paths } from '../../routes/paths.ts'
import { ChunkLoadError } from '../../routes/chunks/ChunkLoadError.ts'

/** A page could not be shown: a part of it did not load, nobody answered, or it has a fault. Loading it anew is the way on. */
export function PageProblem() {
  const error = useRouteError()
  const errorText = useErrorText()
  const t = useT('connection')
  useEffect(() => {
    // The browser's own log tells what kind of part did not come, and from where.
    reportError(error)
    if (comesWithNewPage(error)) location.reload()
  }, [error])
  return (
    <FailedState
      reason={isOutdated(error) ? t('newVersion') : errorText({ code: codeOf(error) })}
      onRetry={() => location.reload()}
      homeHref={paths.home()}
    />
  )
}

/** The connection is back, and only a page that begins anew gets the part. Once: what a reload did not mend is left to people. */
const comesWithNewPage = (error: unknown) =>
  error instanceof ChunkLoadError &&
  error.type === 'remembered' &&
  performance.getEntriesByType('navigation').every(entry => 'type' in entry && entry.type !== 'reload')

/** The part is gone from the server: it has a newer app by now. */
const isOutdated = (error: unknown) => error instanceof ChunkLoadError && error.type === 'missing'

function codeOf(error: unknown): string {
  if (error instanceof ChunkLoadError) return 'chunk_failed'
  return troubleOf(error).kind === 'noAnswer' ? 'no_connection' : 'page_failed'
}

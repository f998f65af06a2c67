import type { ReactNode } from 'react'
import { useT } from '../../../locales/useT.ts'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { TwoLines } from '../../../primitives/skeleton/TwoLines.tsx'
import { StaleNote } from '../../../primitives/state/StaleNote.tsx'
import { PartFailed } from '../../page/state/PartFailed.tsx'
import type { BonusContent } from './bonusShape.ts'

interface BonusBodyProps<T> {
  content: BonusContent<T>
  words: { readonly loading: string; readonly failed: string }
  children: (value: T) => ReactNode
}

/** What is in a card of bonuses, whatever has become of asking for it. */
export function BonusBody<T>({ content, words, children }: BonusBodyProps<T>) {
  const t = useT('bonus')
  if (content.status === 'loading') {
    return (
      <Loading label={words.loading}>
        <Stack gap="4">
          {[1, 2, 3].map(row => (
            <TwoLines key={row} widths={['half', 'most']} />
          ))}
        </Stack>
      </Loading>
    )
  }
  if (content.status === 'failed')
    return <PartFailed title={words.failed} onRetry={content.onRetry} isRetrying={content.isRetrying} />
  return (
    <>
      {content.isStale && <StaleNote>{t('stale')}</StaleNote>}
      {children(content.value)}
    </>
  )
}

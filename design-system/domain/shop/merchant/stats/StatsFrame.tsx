import type { ReactNode } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Grid } from '../../../../primitives/layout/Grid.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx'
import { StaleNote } from '../../../../primitives/state/StaleNote.tsx'
import { StatsEmpty } from './StatsEmpty.tsx'
import type { StatsContent } from './statsShape.ts'
import { FailedCard } from '../../../page/state/FailedCard.tsx'

interface StatsFrameProps<T> {
  content: StatsContent<T>
  /** Where one goes from a store that is not there. */
  listHref: string
  children: (figures: T) => ReactNode
}

/** Statistics, whatever has become of asking for them. */
export function StatsFrame<T>({ content, listHref, children }: StatsFrameProps<T>) {
  const t = useT('merchantStats')
  const tStore = useT('merchant')
  if (content.status === 'loading') return <StatsLoading />
  if (content.status === 'gone') {
    return (
      <Card padding="none">
        <StatsEmpty title={tStore('gone')} verb={{ words: t('back'), href: listHref }}>
          {tStore('goneText')}
        </StatsEmpty>
      </Card>
    )
  }
  if (content.status === 'failed') {
    return <FailedCard title={t('failed')} onRetry={content.onRetry} isRetrying={content.isRetrying} />
  }
  return (
    <Stack gap="4">
      {content.isStale && <StaleNote>{tStore('stale')}</StaleNote>}
      {children(content.figures)}
    </Stack>
  )
}

function StatsLoading() {
  const t = useT('merchantStats')
  return (
    <Loading label={t('loading')} gap="4">
      {[1, 2].map(card => (
        <Card key={card} gap="4">
          <Skeleton width="half" />
          <Grid columns="halves">
            <Skeleton shape="block" />
            <Stack gap="3">
              {[1, 2, 3, 4].map(line => (
                <Skeleton key={line} width="most" />
              ))}
            </Stack>
          </Grid>
        </Card>
      ))}
    </Loading>
  )
}

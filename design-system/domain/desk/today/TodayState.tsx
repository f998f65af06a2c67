import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { TwoLines } from '../../../primitives/skeleton/TwoLines.tsx'
import { PageTitle } from '../../page/layout/PageTitle.tsx'
import { PartFailed } from '../../page/state/PartFailed.tsx'
import type { DeskPart } from '../deskShape.ts'
import { TodayLayout } from './TodayLayout.tsx'

interface TodayStateProps {
  content: Exclude<DeskPart<unknown>, { status: 'ready' }>
}

/** The page of the day before it is there, in the places of its parts; or the way to try again. */
export function TodayState({ content }: TodayStateProps) {
  const t = useT('desk')
  return (
    <Stack gap="4">
      <PageTitle>{t('today.title')}</PageTitle>
      {content.status === 'failed' ? (
        <Card>
          <PartFailed title={t('today.failed')} onRetry={content.onRetry} isRetrying={content.isRetrying}>
            {null}
          </PartFailed>
        </Card>
      ) : (
        <Loading label={t('today.loading')}>
          <TodayLayout
            main={
              <Card gap="5">
                {[1, 2, 3, 4, 5, 6].map(row => (
                  <TwoLines key={row} widths={['half', 'quarter']} />
                ))}
              </Card>
            }
            side={
              <Card gap="3">
                <Skeleton shape="amount" />
                <Skeleton width="half" />
              </Card>
            }
          />
        </Loading>
      )}
    </Stack>
  )
}

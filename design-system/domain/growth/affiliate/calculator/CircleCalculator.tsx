import { useState } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { StaleNote } from '../../../../primitives/state/StaleNote.tsx'
import { PartFailed } from '../../../page/state/PartFailed.tsx'
import { firstCircle } from './circle.ts'
import type { Circle } from './circle.ts'
import { CalculatorRoot, FieldsSide, ResultSide } from './CircleCalculator.styles.ts'
import { CircleFields } from './CircleFields.tsx'
import { CircleResult } from './CircleResult.tsx'
import type { EarnContent } from './earnShape.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Loading } from '../../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../../primitives/skeleton/Skeleton.tsx'
import { TwoLines } from '../../../../primitives/skeleton/TwoLines.tsx'
import { earnLevels } from './circleEarnings.ts'

interface CircleCalculatorProps {
  content: EarnContent
  /** What it begins with, when not with the usual one. */
  initial?: Circle | undefined
}

/** What a circle of people would bring somebody who invites them. Its first render is whole, with sums where the terms are known. */
export function CircleCalculator({ content, initial = firstCircle }: CircleCalculatorProps) {
  const t = useT('affiliateCalculator')
  const [circle, setCircle] = useState(initial)
  const terms = content.status === 'ready' ? content.rules.terms : null
  return (
    <CalculatorRoot aria-label={t('calculator')}>
      <FieldsSide>
        <CircleFields circle={circle} onChange={setCircle} terms={terms} />
      </FieldsSide>
      <ResultSide>
        {content.status === 'loading' && <ResultLoading />}
        {content.status === 'failed' && (
          <PartFailed title={t('failed')} onRetry={content.onRetry} isRetrying={content.isRetrying} />
        )}
        {content.status === 'ready' && (
          <>
            {content.isStale && <StaleNote>{t('stale')}</StaleNote>}
            <CircleResult circle={circle} rules={content.rules} isStale={content.isStale} />
          </>
        )}
      </ResultSide>
    </CalculatorRoot>
  )
}

/** In place of the sums while the terms are coming. */
function ResultLoading() {
  const t = useT('affiliateCalculator')
  return (
    <Loading label={t('loading')}>
      <Stack gap="8">
        <Stack gap="2">
          <Skeleton shape="small-line" width="quarter" />
          <Skeleton shape="amount" width="half" />
        </Stack>
        {earnLevels.map(level => (
          <TwoLines key={level} widths={['most', 'quarter']} />
        ))}
      </Stack>
    </Loading>
  )
}

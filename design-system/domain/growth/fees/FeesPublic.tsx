import { useState } from 'react'
import type { ReactNode } from 'react'
import type { DecimalString } from '../../../format/decimal.ts'
import { useT } from '../../../locales/useT.ts'
import { StaleNote } from '../../../primitives/state/StaleNote.tsx'
import { FailedCard } from '../../page/state/FailedCard.tsx'
import { FeeCalculator } from './calculator/FeeCalculator.tsx'
import { FeesHead, FeesRoot } from './FeesPage.styles.ts'
import type { FeesContent, FeesShape } from './feeShape.ts'
import { firstUse } from './calculator/feeUse.ts'
import type { FeeUse } from './calculator/feeUse.ts'
import { useDollarText } from './useDollarText.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { TwoLines } from '../../../primitives/skeleton/TwoLines.tsx'

interface FeesPublicProps {
  content: FeesContent
  /** What the viewer has traded, in US dollars; null for a visitor, and while it is not known. */
  ownVolume: DecimalString | null
  /** What stands below the calculator, by the volume that is chosen in it: a `FeesDetails`. */
  children: (fees: FeesShape, volume: DecimalString) => ReactNode
}

/** The page of fees: what it says first, the calculator, and the rest below it. */
export function FeesPublic({ content, ...parts }: FeesPublicProps) {
  const t = useT('fees')
  const { percent } = useDollarText()
  const tiers = content.status === 'ready' ? content.fees.tiers : null
  return (
    <FeesRoot>
      <FeesHead>
        <h1>{t('title')}</h1>
        <p>
          {tiers === null
            ? t('leadBare')
            : t('lead', {
                least: percent((tiers.at(-1) ?? tiers[0]).percent),
                most: percent(tiers[0].percent),
              })}
        </p>
      </FeesHead>
      {content.status === 'loading' && <FeesLoading />}
      {content.status === 'failed' && (
        <FailedCard title={t('failed')} onRetry={content.onRetry} isRetrying={content.isRetrying} />
      )}
      {content.status === 'ready' && content.isStale && <StaleNote>{t('stale')}</StaleNote>}
      {content.status === 'ready' && <FeesBody fees={content.fees} {...parts} />}
    </FeesRoot>
  )
}

interface FeesBodyProps extends Omit<FeesPublicProps, 'content'> {
  fees: FeesShape
}

function FeesBody({ fees, ownVolume, children }: FeesBodyProps) {
  // Until a line is moved, the volume is the viewer's own, whenever it comes.
  const [chosen, choose] = useState<FeeUse | null>(null)
  const usual = firstUse(fees.tiers)
  const use = chosen ?? { ...usual, volume: ownVolume ?? usual.volume }
  const isOwn = ownVolume !== null && use.volume === ownVolume
  return (
    <>
      <FeeCalculator fees={fees} use={use} onChange={choose} isOwn={isOwn} />
      {children(fees, use.volume)}
    </>
  )
}

/** In place of the calculator and the tables while the fees are coming. */
function FeesLoading() {
  const t = useT('fees')
  return (
    <Loading label={t('loading')}>
      <Card>
        <Stack gap="8">
          <Stack gap="2">
            <Skeleton shape="small-line" width="quarter" />
            <Skeleton shape="amount" width="half" />
          </Stack>
          {['own', 'opened', 'swaps', 'withdrawals'].map(line => (
            <TwoLines key={line} widths={['most', 'quarter']} />
          ))}
        </Stack>
      </Card>
    </Loading>
  )
}

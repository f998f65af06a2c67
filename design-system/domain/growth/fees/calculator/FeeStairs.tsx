import { useId } from 'react'
import { divide } from '../../../../format/decimal.ts'
import type { DecimalString } from '../../../../format/decimal.ts'
import { useT } from '../../../../locales/useT.ts'
import { AmountText } from '../../../../primitives/amount/AmountText.tsx'
import { SliderLine } from '../../../../primitives/slider/SliderLine.tsx'
import { Edges, NextStair, Stair, Stairs, VolumeHead, VolumeSide } from './FeeCalculator.styles.ts'
import { tierIndexAt } from '../../../trading/dashboard/feeTier.ts'
import type { FeeTiers } from '../../../trading/dashboard/feeTier.ts'
import type { MonthCost } from './monthCost.ts'
import { useDollarText } from '../useDollarText.ts'
import { lastPosition, positionOf, scaleEdges, volumeAt } from './volumeScale.ts'

interface FeeStairsProps {
  tiers: FeeTiers
  volume: DecimalString
  onChange: (volume: DecimalString) => void
  /** What the next stair would save. */
  next: MonthCost['next']
}

/** The fees by volume as stairs, and the line on which a volume is chosen. */
export function FeeStairs({ tiers, volume, onChange, next }: FeeStairsProps) {
  const t = useT('fees')
  const id = useId()
  const text = useDollarText()
  const current = tierIndexAt(tiers, volume)
  const heights = heightsOf(tiers)
  return (
    <VolumeSide>
      <VolumeHead>
        <div>
          <label htmlFor={id}>{t('calculator.volume')}</label>
          {/* The line says it by itself. */}
          <AmountText size="xl" parts={text.volumeParts(volume)} aria-hidden />
        </div>
        <NextStair>
          {next === null ? (
            <strong>{t('calculator.lowest')}</strong>
          ) : (
            <>
              <strong>
                {t('calculator.next', {
                  volume: text.volume(next.fromVolumeUsd),
                  percent: text.percent(next.percent),
                })}
              </strong>{' '}
              {t('calculator.less', { amount: text.sum(next.less) })}
            </>
          )}
        </NextStair>
      </VolumeHead>
      <Stairs aria-hidden>
        {tiers.map(({ percent }, index) => (
          <Stair
            key={percent}
            style={{ '--height': heights[index] }}
            {...(index === current ? { 'data-current': '' } : {})}
          >
            <span>{text.percent(percent)}</span>
          </Stair>
        ))}
      </Stairs>
      <SliderLine
        id={id}
        value={positionOf(tiers, volume)}
        min={0}
        max={lastPosition(tiers)}
        onChange={position => onChange(volumeAt(tiers, position))}
        valueText={text.volume(volume)}
      />
      <VolumeEdges tiers={tiers} />
    </VolumeSide>
  )
}

function VolumeEdges({ tiers }: { tiers: FeeTiers }) {
  const { volume } = useDollarText()
  const edges = scaleEdges(tiers)
  return (
    <Edges aria-hidden>
      {tiers.map(({ fromVolumeUsd }, index) => (
        <span key={fromVolumeUsd}>
          <span>{volume(fromVolumeUsd)}</span>
          {index === tiers.length - 1 && <span data-end="">{volume(edges.at(-1) ?? '0')}</span>}
        </span>
      ))}
    </Edges>
  )
}

/** How high each stair is, 0 to 1, of the first one; a length, not money. */
function heightsOf(tiers: FeeTiers): readonly DecimalString[] {
  const [{ percent: highest }] = tiers
  return tiers.map(({ percent }) => divide(percent, highest, { decimals: 3, rounding: 'halfUp' }))
}

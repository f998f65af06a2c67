import { useT } from '../../../../locales/useT.ts'
import { isZero } from '../../../../format/decimal.ts'
import type { FeeSpan } from '../../../trading/dashboard/feeTier.ts'
import type { CircleSide } from './circle.ts'
import { Notes } from './CircleResult.styles.ts'
import type { EarnTermsShape } from './earnShape.ts'
import { useEarnText } from './useEarnText.ts'

interface CircleNotesProps {
  fee: FeeSpan
  side: CircleSide
  terms: EarnTermsShape
}

/** What the sums above were counted with, and what makes them smaller. */
export function CircleNotes({ fee, side, terms }: CircleNotesProps) {
  const t = useT('affiliateCalculator')
  const { percent } = useEarnText()
  const feeSentence = useFeeSentence(fee)
  return (
    <Notes>
      <p>
        {feeSentence} {t(`note.${side}`)}
      </p>
      <p>
        {t('note.invited', { second: percent(terms.secondPercent), third: percent(terms.thirdPercent) })}{' '}
        {t('note.held')}
      </p>
    </Notes>
  )
}

/** Whose fee it is, by the volumes for which it holds. */
function useFeeSentence({ fromVolumeUsd, toVolumeUsd, percent }: FeeSpan): string {
  const t = useT('affiliateCalculator')
  const { percent: points, volume } = useEarnText()
  const fee = points(percent)
  const from = volume(fromVolumeUsd)
  if (toVolumeUsd === null) {
    return isZero(fromVolumeUsd)
      ? t('note.feeAll', { percent: fee })
      : t('note.feeFrom', { percent: fee, from })
  }
  const to = volume(toVolumeUsd)
  return isZero(fromVolumeUsd)
    ? t('note.feeBelow', { percent: fee, to })
    : t('note.feeBetween', { percent: fee, from, to })
}

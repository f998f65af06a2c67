import { useT } from '../../../../locales/useT.ts'
import { AmountText } from '../../../../primitives/amount/AmountText.tsx'
import type { AmountTone } from '../../../../primitives/amount/AmountText.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import type { Circle } from './circle.ts'
import { circleEarnings } from './circleEarnings.ts'
import type { LevelEarnings } from './circleEarnings.ts'
import { CircleNotes } from './CircleNotes.tsx'
import { Level, Levels, Totals } from './CircleResult.styles.ts'
import type { EarnRules } from './earnShape.ts'
import { PeopleSquares } from './PeopleSquares.tsx'
import { useEarnText } from './useEarnText.ts'

interface CircleResultProps {
  circle: Circle
  rules: EarnRules
  /** The rules may be old. */
  isStale: boolean
}

/** What a circle would bring: in a month, in a year, and on each of its levels. */
export function CircleResult({ circle, rules, isStale }: CircleResultProps) {
  const t = useT('affiliateCalculator')
  const { sumParts } = useEarnText()
  const { levels, month, year, fee } = circleEarnings(circle, rules)
  const tone: AmountTone = isStale ? 'stale' : 'plain'
  return (
    <>
      <Totals>
        <div>
          <dt>{t('month')}</dt>
          <dd>
            {/* Heard again when a line is moved. */}
            <output>
              <AmountText size="xl" tone={tone} parts={sumParts(month)} />
            </output>
          </dd>
        </div>
        <div>
          <dt>{t('year')}</dt>
          <dd>
            <AmountText size="m" tone={tone} parts={sumParts(year)} />
          </dd>
        </div>
      </Totals>
      <Levels aria-label={t('levels')}>
        {levels.map(level => (
          <LevelRow key={level.level} earnings={level} tone={tone} />
        ))}
      </Levels>
      <CircleNotes fee={fee} side={circle.side} terms={rules.terms} />
    </>
  )
}

interface LevelRowProps {
  earnings: LevelEarnings
  tone: AmountTone
}

function LevelRow({ earnings: { level, people, percent, base, amount }, tone }: LevelRowProps) {
  const t = useT('affiliateCalculator')
  const { percent: points, sum, sumParts } = useEarnText()
  const words = { percent: points(percent), amount: sum(base) }
  return (
    <Level>
      <div>
        <Text size="body-strong">{t('level', { level })}</Text>
        <Text size="caption" tone="secondary">
          {t('people', { count: people })}
        </Text>
      </div>
      <PeopleSquares level={level} people={people} />
      <div>
        <AmountText size="m" tone={tone} parts={sumParts(amount)} />
        <Text size="caption" tone="secondary">
          {level === 1 ? t('ofFees', words) : t('ofShare', words)}
        </Text>
      </div>
    </Level>
  )
}

import { useT } from '../../../../locales/useT.ts'
import type { EarnLevel } from './circleEarnings.ts'
import { MoreSquares, Square, Squares } from './PeopleSquares.styles.ts'

interface PeopleSquaresProps {
  level: EarnLevel
  people: number
}

/** How many are drawn, so that a level is never higher than a few lines. */
const mostDrawn = { 1: 50, 2: 60, 3: 90 } as const satisfies Record<EarnLevel, number>

/** The people of a level, one square each up to a number. What it draws is said in words beside it. */
export function PeopleSquares({ level, people }: PeopleSquaresProps) {
  const t = useT('affiliateCalculator')
  const drawn = Math.min(people, mostDrawn[level])
  return (
    <Squares aria-hidden data-level={level}>
      {Array.from({ length: drawn }, (_, index) => (
        <Square key={index} />
      ))}
      {people > drawn && <MoreSquares>{t('more', { count: people - drawn })}</MoreSquares>}
    </Squares>
  )
}

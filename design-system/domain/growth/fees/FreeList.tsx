import { useT } from '../../../locales/useT.ts'
import { FeesPart } from './FeesPart.tsx'
import { FreeRows } from './example/RoundingRules.styles.ts'

interface FreeListProps {
  /** How many coins can be deposited. */
  coins: number
}

/** What costs nothing. */
export function FreeList({ coins }: FreeListProps) {
  const t = useT('fees')
  const things = [
    t('free.open'),
    t('free.ads'),
    t('free.escrow'),
    t('free.disputes'),
    t('free.deposits', { count: coins }),
    t('free.transfers'),
  ]
  return (
    <FeesPart title={t('free.title')} lead={t('free.lead')}>
      <FreeRows>
        {things.map(thing => (
          <li key={thing}>
            <strong aria-hidden>0</strong>
            <span>{thing}</span>
          </li>
        ))}
      </FreeRows>
    </FeesPart>
  )
}

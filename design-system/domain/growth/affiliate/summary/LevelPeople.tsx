import { formatCount } from '../../../../format/numberFormat.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Text } from '../../../../primitives/text/Text.tsx'
import { levelOf, rankOfLevel } from '../affiliateShape.ts'
import type { AffiliateSummaryShape } from '../affiliateShape.ts'
import { LevelList, People } from './EarningsCard.styles.ts'

/** How many people are on each level, and how many of them have traded. */
export function LevelPeople({ people }: Pick<AffiliateSummaryShape, 'people'>) {
  const t = useT('affiliate')
  const locale = useLocale()
  return (
    <LevelList aria-label={t('earnings.levels')}>
      {people.map(one => (
        <li key={one.level}>
          <Text size="label">{t('level', { level: one.level })}</Text>
          <People>{formatCount(one.people, locale)}</People>
          <p>{t(`earnings.who.${rankOfLevel[levelOf(one.level)]}`)}</p>
          <p>{t('earnings.traded', { count: one.traded })}</p>
        </li>
      ))}
    </LevelList>
  )
}

import { isZero } from '../../../../format/decimal.ts'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { formatCount } from '../../../../format/numberFormat.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Card } from '../../../../primitives/card/Card.tsx'
import { EmptyState } from '../../../../primitives/state/EmptyState.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { rankOfLevel, affiliateLevels } from '../affiliateShape.ts'
import type { AffiliateLevel, ListContent, ReferralShape } from '../affiliateShape.ts'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { Cell } from '../list/Cell.tsx'
import { ListBody } from '../list/ListBody.tsx'
import { Row, RowsHeadline } from '../list/Rows.styles.ts'
import { RowTable } from '../list/RowTable.tsx'
import { EarnedAmount } from '../EarnedAmount.tsx'
import { PersonName } from './PersonName.tsx'
import type { PersonHref } from './PersonName.tsx'
import { SegmentedControl } from '../../../../primitives/segmented/SegmentedControl.tsx'

interface PeopleListProps {
  content: ListContent<ReferralShape>
  level: AffiliateLevel
  onLevel: (level: AffiliateLevel) => void
  assets: AssetBook
  hrefOf: PersonHref
}

/** The people of a level, the latest first: who they are, since when, and what they brought. */
export function PeopleList({ content, level, onLevel, assets, hrefOf }: PeopleListProps) {
  const t = useT('affiliate')
  const locale = useLocale()
  const column = (name: 'person' | 'registered' | 'traded' | 'earned') => t(`people.column.${name}`)
  return (
    <Card as="section" padding="none" aria-label={t('people.title')}>
      <RowsHeadline>
        <LevelFilter level={level} onLevel={onLevel} />
      </RowsHeadline>
      <ListBody
        content={content}
        words={{ loading: t('people.loading'), failed: t('people.failed'), older: t('people.older') }}
        note={level === 1 ? undefined : t('history.note')}
        empty={
          <EmptyState title={t(`people.empty.${rankOfLevel[level]}`)}>
            {t(level === 1 ? 'people.emptyText' : 'people.deeperText')}
          </EmptyState>
        }
      >
        {people => (
          <RowTable
            list="people"
            label={t('people.title')}
            columns={[
              { text: column('person') },
              { text: column('registered') },
              { text: column('traded'), align: 'end' },
              { text: column('earned'), align: 'end' },
            ]}
          >
            {people.map(person => (
              <Row key={person.id}>
                <Cell of="person" label={column('person')}>
                  <PersonName
                    userName={person.userName}
                    level={person.level}
                    hrefOf={hrefOf}
                    note={person.tag}
                  />
                </Cell>
                <Cell of="registered" label={column('registered')} labelLook="phone">
                  <Text tone="secondary">
                    {formatDate(person.registeredAt, { format: 'numeric', locale })}
                  </Text>
                </Cell>
                <Cell of="traded" label={column('traded')} labelLook="phone" align="end">
                  {person.trades === 0 ? (
                    <Text tone="secondary">{t('people.notYet')}</Text>
                  ) : (
                    formatCount(person.trades, locale)
                  )}
                </Cell>
                <Cell of="worth" label={column('earned')} align="end">
                  <EarnedAmount
                    of={person.worth}
                    assets={assets}
                    weight={isZero(person.worth.amount) ? 'quiet' : 'strong'}
                  />
                </Cell>
              </Row>
            ))}
          </RowTable>
        )}
      </ListBody>
    </Card>
  )
}

interface LevelFilterProps {
  level: AffiliateLevel
  onLevel: (level: AffiliateLevel) => void
}

/** Chooses the people of one level. */
function LevelFilter({ level, onLevel }: LevelFilterProps) {
  const t = useT('affiliate')
  return (
    <SegmentedControl
      size="s"
      label={t('people.level')}
      segments={affiliateLevels.map(one => ({ value: String(one), label: t('level', { level: one }) }))}
      value={String(level)}
      onChange={chosen => onLevel(affiliateLevels.find(one => String(one) === chosen) ?? 1)}
    />
  )
}

import CalendarDays from 'lucide-react/icons/calendar-days'
import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Badge } from '../../../../primitives/badge/Badge.tsx'
import { Button } from '../../../../primitives/button/Button.tsx'
import { IconButton } from '../../../../primitives/button/IconButton.tsx'
import { Card } from '../../../../primitives/card/Card.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { EmptyState } from '../../../../primitives/state/EmptyState.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import type { InviteLinkShape, ListContent, RewardShape } from '../affiliateShape.ts'
import type { AssetBook } from '../../../reference/asset/assetBook.ts'
import { ListBody } from '../list/ListBody.tsx'
import { RowsHeadline } from '../list/Rows.styles.ts'
import { RowTable } from '../list/RowTable.tsx'
import type { PersonHref } from '../people/PersonName.tsx'
import { RewardDays } from './RewardDays.tsx'
import { DaysPlace } from './RewardDays.styles.ts'
import { RewardFilters } from './RewardFilters.tsx'
import { hasDays, isFiltered, noRewardFilter } from './rewardFilter.ts'
import type { RewardFilter } from './rewardFilter.ts'
import { RewardRow } from './RewardRow.tsx'

const columns = ['person', 'registered', 'received', 'kind', 'level', 'reward'] as const

interface RewardHistoryProps {
  content: ListContent<RewardShape>
  filter: RewardFilter
  onFilter: (filter: RewardFilter) => void
  links: readonly InviteLinkShape[]
  assets: AssetBook
  hrefOf: PersonHref
  /** What can be done with all that the filter lets through: a download. */
  end?: ReactNode
}

/** What somebody got of fees and as bonuses, the latest first, of one level, by one link, or of some days. */
export function RewardHistory(props: RewardHistoryProps) {
  const { content, filter, onFilter, links, assets, hrefOf, end } = props
  const t = useT('affiliate')
  const [id, daysId] = [useId(), useId()]
  const [isOpen, setOpen] = useState(false)
  const clear = <Button onClick={() => onFilter(noRewardFilter)}>{t('history.clear')}</Button>
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <RowsHeadline>
        <Heading level={2} id={id}>
          {t('history.title')}
        </Heading>
        <Inline gap="2">
          <RewardFilters filter={filter} onFilter={onFilter} links={links} />
          <IconButton
            icon={CalendarDays}
            look="outline"
            size="s"
            label={t('history.days')}
            badge={hasDays(filter) && !isOpen ? <Badge /> : undefined}
            aria-expanded={isOpen}
            aria-controls={daysId}
            onClick={() => setOpen(!isOpen)}
          />
          {end}
        </Inline>
      </RowsHeadline>
      <DaysPlace id={daysId} hidden={!isOpen}>
        <RewardDays filter={filter} onFilter={onFilter} />
      </DaysPlace>
      <ListBody
        content={content}
        words={{ loading: t('history.loading'), failed: t('history.failed'), older: t('history.older') }}
        note={t('history.note')}
        empty={
          isFiltered(filter) ? (
            <EmptyState title={t('history.none')} actions={clear} />
          ) : (
            <EmptyState title={t('history.empty')}>{t('history.emptyText')}</EmptyState>
          )
        }
      >
        {rewards => (
          <RowTable
            list="rewards"
            label={t('history.title')}
            columns={columns.map(name => ({
              text: t(`history.column.${name}`),
              ...(name === 'reward' ? { align: 'end' } : {}),
            }))}
          >
            {rewards.map(reward => (
              <RewardRow key={reward.id} reward={reward} assets={assets} hrefOf={hrefOf} />
            ))}
          </RowTable>
        )}
      </ListBody>
    </Card>
  )
}

import { useId } from 'react'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Card } from '../../../primitives/card/Card.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { EmptyState } from '../../../primitives/state/EmptyState.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import type { InviteLinkShape, ListContent, RewardShape } from '../affiliateShape.ts'
import type { AssetBook } from '../../asset/assetBook.ts'
import { ListBody } from '../list/ListBody.tsx'
import { RowsHeadline } from '../list/Rows.styles.ts'
import { RowTable } from '../list/RowTable.tsx'
import type { PersonHref } from '../people/PersonName.tsx'
import { RewardFilters } from './RewardFilters.tsx'
import { isFiltered, noRewardFilter } from './rewardFilter.ts'
import type { RewardFilter } from './rewardFilter.ts'
import { RewardRow } from './RewardRow.tsx'

interface RewardHistoryProps {
  content: ListContent<RewardShape>
  filter: RewardFilter
  onFilter: (filter: RewardFilter) => void
  links: readonly InviteLinkShape[]
  assets: AssetBook
  hrefOf: PersonHref
}

/** What somebody got of fees, the latest first, of one level or by one link. */
export function RewardHistory({ content, filter, onFilter, links, assets, hrefOf }: RewardHistoryProps) {
  const t = useT('affiliate')
  const id = useId()
  const column = (name: 'person' | 'registered' | 'received' | 'level' | 'reward') =>
    t(`history.column.${name}`)
  const empty = isFiltered(filter) ? (
    <EmptyState
      title={t('history.none')}
      actions={<Button onClick={() => onFilter(noRewardFilter)}>{t('history.clear')}</Button>}
    />
  ) : (
    <EmptyState title={t('history.empty')}>{t('history.emptyText')}</EmptyState>
  )
  return (
    <Card as="section" padding="none" aria-labelledby={id}>
      <RowsHeadline>
        <Heading level={2} id={id}>
          {t('history.title')}
        </Heading>
        <Inline gap="2">
          <RewardFilters filter={filter} onFilter={onFilter} links={links} />
        </Inline>
      </RowsHeadline>
      <ListBody
        content={content}
        words={{ loading: t('history.loading'), failed: t('history.failed'), older: t('history.older') }}
        note={t('history.note')}
        empty={empty}
      >
        {rewards => (
          <RowTable
            list="rewards"
            label={t('history.title')}
            columns={[
              { text: column('person') },
              { text: column('registered') },
              { text: column('received') },
              { text: column('level') },
              { text: column('reward'), align: 'end' },
            ]}
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

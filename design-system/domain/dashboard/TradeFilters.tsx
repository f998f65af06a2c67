import { useT } from '../../locales/useT.ts'
import { SegmentedControl } from '../../primitives/segmented/SegmentedControl.tsx'
import { Select } from '../../primitives/select/Select.tsx'
import { Choices, FiltersRoot, States } from './TradeFilters.styles.ts'
import { tradeListStates, tradeSorts } from './tradeListItem.ts'
import type { TradeListState, TradeSort } from './tradeListItem.ts'

/** Stands for "every coin" in the list of coins, where each choice has a value. */
const everyCoin = ''

interface TradeFiltersProps {
  state: TradeListState
  /** How many trades each filter shows; null while they are loading. */
  counts: Readonly<Record<TradeListState, number>> | null
  coin: string | null
  /** The coins to choose from, by code. */
  coins: readonly string[]
  sort: TradeSort
  onChange: (change: { state?: TradeListState; coin?: string | null; sort?: TradeSort }) => void
}

/** What of the viewer's trades is shown, and in which order. */
export function TradeFilters({ state, counts, coin, coins, sort, onChange }: TradeFiltersProps) {
  const t = useT('dashboard')
  const tTrade = useT('trade')
  return (
    <FiltersRoot>
      <States>
        <SegmentedControl
          label={t('show')}
          size="s"
          segments={tradeListStates.map(value => ({
            value,
            label: tTrade(`filter.${value}`),
            ...(counts !== null && counts[value] > 0 && value !== 'all' && value !== 'closed'
              ? { count: counts[value] }
              : {}),
          }))}
          value={state}
          onChange={value => onChange({ state: value })}
        />
      </States>
      <Choices>
        <Select
          label={t('coin')}
          look="button"
          placeholder={t('allCoins')}
          options={[
            { value: everyCoin, label: t('allCoins') },
            ...coins.map(code => ({ value: code, label: code })),
          ]}
          value={coin ?? everyCoin}
          onChange={value => onChange({ coin: value === everyCoin ? null : value })}
        />
        <Select
          label={t('sort')}
          look="button"
          placeholder={t('sortBy.updated')}
          options={tradeSorts.map(value => ({ value, label: t(`sortBy.${value}`) }))}
          value={sort}
          onChange={value => onChange({ sort: value })}
        />
      </Choices>
    </FiltersRoot>
  )
}

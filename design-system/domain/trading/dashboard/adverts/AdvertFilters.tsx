import { useT } from '../../../../locales/useT.ts'
import { SegmentedControl } from '../../../../primitives/segmented/SegmentedControl.tsx'
import { Select } from '../../../../primitives/select/Select.tsx'
import { CoinSelect } from '../CoinSelect.tsx'
import { advertListStates, advertSorts } from '../../advert/ownAdvert.ts'
import type { AdvertListState, AdvertSort } from '../../advert/ownAdvert.ts'
import { Choices, FiltersRoot, States } from '../trades/TradeFilters.styles.ts'

interface AdvertFiltersProps {
  state: AdvertListState
  /** How many adverts each filter shows; null while they are loading. */
  counts: Readonly<Record<AdvertListState, number>> | null
  coin: string | null
  coins: readonly string[]
  sort: AdvertSort
  onChange: (change: { state?: AdvertListState; coin?: string | null; sort?: AdvertSort }) => void
}

/** Which of the viewer's adverts are shown, and in which order. */
export function AdvertFilters({ state, counts, coin, coins, sort, onChange }: AdvertFiltersProps) {
  const t = useT('ownAdvert')
  return (
    <FiltersRoot>
      <States>
        <SegmentedControl
          label={t('show')}
          size="s"
          segments={advertListStates.map(value => ({
            value,
            label: t(`state.${value}`),
            ...(counts !== null && counts[value] > 0 ? { count: counts[value] } : {}),
          }))}
          value={state}
          onChange={value => onChange({ state: value })}
        />
      </States>
      <Choices data-open="">
        <CoinSelect coin={coin} coins={coins} onChange={value => onChange({ coin: value })} />
        <Select
          label={t('sort')}
          look="button"
          placeholder={t('sortBy.updated')}
          options={advertSorts.map(value => ({ value, label: t(`sortBy.${value}`) }))}
          value={sort}
          onChange={value => onChange({ sort: value })}
        />
      </Choices>
    </FiltersRoot>
  )
}

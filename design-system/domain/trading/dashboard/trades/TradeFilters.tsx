import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useId, useState } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { Badge } from '../../../../primitives/badge/Badge.tsx'
import { IconButton } from '../../../../primitives/button/IconButton.tsx'
import { SegmentedControl } from '../../../../primitives/segmented/SegmentedControl.tsx'
import { Select } from '../../../../primitives/select/Select.tsx'
import { CoinSelect } from '../CoinSelect.tsx'
import { Choices, FiltersRoot, States, Toggle } from './TradeFilters.styles.ts'
import { TradeSearch } from './TradeSearch.tsx'
import { tradeListStates, tradeSorts } from './tradeListItem.ts'
import type { TradeListState, TradeSort } from './tradeListItem.ts'

interface TradeFiltersProps {
  state: TradeListState
  /** How many trades each filter shows; null while they are loading. */
  counts: Readonly<Record<TradeListState, number>> | null
  coin: string | null
  /** The coins to choose from, by code. */
  coins: readonly string[]
  sort: TradeSort
  /** What is looked for. */
  text: string
  onChange: (change: { state?: TradeListState; coin?: string | null; sort?: TradeSort }) => void
  onText: (text: string) => void
}

/** What of the viewer's trades is shown, and in which order. On a phone all but the states is behind a button. */
export function TradeFilters(props: TradeFiltersProps) {
  const { state, counts, coin, coins, sort, text, onChange, onText } = props
  const t = useT('dashboard')
  const tTrade = useT('trade')
  const choicesId = useId()
  const isNarrowed = coin !== null || text !== '' || sort !== tradeSorts[0]
  const [isOpen, setOpen] = useState(false)
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
      <Toggle>
        <IconButton
          icon={SlidersHorizontal}
          look="outline"
          label={t('filters')}
          badge={isNarrowed && !isOpen ? <Badge /> : undefined}
          aria-expanded={isOpen}
          aria-controls={choicesId}
          onClick={() => setOpen(!isOpen)}
        />
      </Toggle>
      <Choices id={choicesId} {...(isOpen ? { 'data-open': '' } : {})}>
        <CoinSelect coin={coin} coins={coins} onChange={value => onChange({ coin: value })} />
        <Select
          label={t('sort')}
          look="button"
          placeholder={t('sortBy.needs_me')}
          options={tradeSorts.map(value => ({ value, label: t(`sortBy.${value}`) }))}
          value={sort}
          onChange={value => onChange({ sort: value })}
        />
        <TradeSearch text={text} onText={onText} />
      </Choices>
    </FiltersRoot>
  )
}

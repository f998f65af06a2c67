import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import { useT } from '../../../locales/useT.ts'
import { SegmentedControl } from '../../../primitives/segmented/SegmentedControl.tsx'
import type { SegmentWidth } from '../../../primitives/segmented/SegmentedControl.tsx'
import type { SearchType } from './offer.ts'

interface BuySellSwitchProps {
  type: SearchType
  onChange: (type: SearchType) => void
  width?: SegmentWidth | undefined
}

/** What the viewer wants to do, said by an arrow, a word and a colour. */
export function BuySellSwitch({ type, onChange, width }: BuySellSwitchProps) {
  const t = useT('advert')
  return (
    <SegmentedControl
      label={t('search.direction')}
      width={width}
      segments={[
        { value: 'buy', label: t('offer.buy'), icon: ArrowDownLeft, tone: 'buy' },
        { value: 'sell', label: t('offer.sell'), icon: ArrowUpRight, tone: 'sell' },
      ]}
      value={type}
      onChange={onChange}
    />
  )
}

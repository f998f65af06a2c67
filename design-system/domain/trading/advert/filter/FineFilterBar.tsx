import type { ReactNode } from 'react'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useT } from '../../../../locales/useT.ts'
import { Badge } from '../../../../primitives/badge/Badge.tsx'
import { Button } from '../../../../primitives/button/Button.tsx'
import { useLazyOverlay } from '../../../../primitives/overlay/useLazyOverlay.ts'
import { Chips, FineLine } from './FilterBar.styles.ts'
import { FilterChip } from '../../../page/filter/FilterChip.tsx'
import { fineFiltersOn } from './filterChoices.ts'
import type { FilterProps, Found } from './filterChoices.ts'
import { useFineFilterChips } from './useFineFilterChips.ts'

const load = async () => (await import('./FilterSheet.tsx')).FilterSheet

type FineFilterBarProps = FilterProps & {
  found: Found | null
  /** At the end of the line: what can be done with the whole search. */
  end?: ReactNode
}

/** The line under the filters of a wide page: the finer ones that are on, and the way to the others. */
export function FineFilterBar({ found, end, ...props }: FineFilterBarProps) {
  const t = useT('advert')
  const { triggerRef, isOpen, Overlay, setOpen, preloading } = useLazyOverlay(load)
  const on = fineFiltersOn(props.filters)
  const chips = useFineFilterChips(props)
  return (
    <FineLine>
      <Button
        ref={triggerRef}
        variant="ghost"
        size="s"
        icon={SlidersHorizontal}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        {...preloading}
      >
        {t('search.moreFilters')}
        {on > 0 && <Badge count={on} />}
      </Button>
      {chips.length > 0 && (
        <Chips aria-label={t('search.filters')}>
          {chips.map(({ name, label, remove }) => (
            <li key={name}>
              <FilterChip kind="remove" isOn onPress={remove}>
                {label}
              </FilterChip>
            </li>
          ))}
        </Chips>
      )}
      {end}
      {Overlay !== null && (
        <Overlay {...props} of="fine" found={found} isOpen={isOpen} onClose={() => setOpen(false)} />
      )}
    </FineLine>
  )
}

import type { ReactNode } from 'react'
import { useMedia } from '../../../../primitives/media/useMedia.ts'
import { media } from '../../../../tokens/vars.ts'
import { DesktopFilters } from './DesktopFilters.tsx'
import type { FilterProps, Found } from './filterChoices.ts'
import { FineFilterBar } from './FineFilterBar.tsx'
import { PhoneFilters } from './PhoneFilters.tsx'

type FilterBarProps = FilterProps & {
  /** How many offers match now, for the button that closes the sheet; null while they are counted. */
  found: Found | null
  /** What can be done with the whole search: keeping it. */
  end?: ReactNode
}

/** What is searched for: a bar of cells; on a phone the coin, the amount, and a sheet with the rest. */
export function FilterBar({ found, end, ...filters }: FilterBarProps) {
  const isPhone = useMedia(media.phone)
  if (isPhone) return <PhoneFilters {...{ found, end }} {...filters} />
  return (
    <div>
      <DesktopFilters {...filters} />
      <FineFilterBar {...{ found, end }} {...filters} />
    </div>
  )
}

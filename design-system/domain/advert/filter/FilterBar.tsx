import { useMedia } from '../../../primitives/media/useMedia.ts'
import { media } from '../../../tokens/vars.ts'
import { DesktopFilters } from './DesktopFilters.tsx'
import type { FilterProps } from './filterChoices.ts'
import { PhoneFilters } from './PhoneFilters.tsx'

type FilterBarProps = FilterProps & {
  /** How many offers match now, for the button that closes the phone's sheet; null while they are counted. */
  found: { readonly total: number; readonly totalIsCapped: boolean } | null
}

/** What is searched for: a bar of cells; on a phone the coin, the amount, and a sheet with the rest. */
export function FilterBar({ found, ...filters }: FilterBarProps) {
  const isPhone = useMedia(media.phone)
  return isPhone ? <PhoneFilters found={found} {...filters} /> : <DesktopFilters {...filters} />
}

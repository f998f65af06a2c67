import { LazySelect } from './Select.tsx'
import type { SelectProps } from './Select.tsx'

const load = async () => (await import('./SearchSelectOverlay.tsx')).SearchSelectOverlay

type SearchSelectProps<Value extends string> = SelectProps<Value> & {
  /** The name of the search field: "Search payment methods". */
  searchLabel: string
  /** What is said when nothing matches: "No such method". */
  emptyLabel: string
}

/** One of many options, found by typing: payment methods, currencies, countries. Use `Select` for up to a dozen. */
export function SearchSelect<Value extends string>(props: SearchSelectProps<Value>) {
  const { searchLabel, emptyLabel, ...select } = props
  return (
    <LazySelect
      {...select}
      load={load}
      renderList={(Overlay, list) => <Overlay {...list} searchLabel={searchLabel} emptyLabel={emptyLabel} />}
    />
  )
}

import { useLazyOverlay } from '../overlay/useLazyOverlay.ts'
import type { SelectProps } from './Select.tsx'
import { SelectTrigger } from './SelectTrigger.tsx'

const load = async () => (await import('./SearchSelectOverlay.tsx')).SearchSelectOverlay

type SearchSelectProps<Value extends string> = SelectProps<Value> & {
  /** The name of the search field: "Search payment methods". */
  searchLabel: string
  /** What is said when nothing matches: "No such method". */
  emptyLabel: string
}

/** One of many options, found by typing: payment methods, currencies, countries. Use `Select` for up to a dozen. */
export function SearchSelect<Value extends string>(props: SearchSelectProps<Value>) {
  const { options, value, onChange, placeholder, look = 'field', searchLabel, emptyLabel, ...words } = props
  const { triggerRef, isOpen, Overlay, setOpen, preloading } = useLazyOverlay(load)
  const choose = (chosen: string) => {
    setOpen(false)
    if (chosen !== value) onChange(chosen as Value)
  }
  return (
    <>
      <SelectTrigger
        {...words}
        {...{ triggerRef, isOpen, preloading, placeholder, look }}
        chosen={options.find(option => option.value === value)}
        onOpen={() => setOpen(true)}
      />
      {Overlay !== null && (
        <Overlay
          {...{ isOpen, triggerRef, options, value, searchLabel, emptyLabel }}
          onOpenChange={setOpen}
          label={words.label}
          onChoose={choose}
        />
      )}
    </>
  )
}

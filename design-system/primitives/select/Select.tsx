import type { ReactNode } from 'react'
import type { FieldWords } from '../field/fieldStatus.ts'
import { useLazyOverlay } from '../overlay/useLazyOverlay.ts'
import type { SelectLook, SelectOption } from './option.ts'
import type { SelectOverlayProps } from './SelectOverlay.tsx'
import { SelectTrigger } from './SelectTrigger.tsx'

const load = async () => (await import('./SelectOverlay.tsx')).SelectOverlay

export type SelectProps<Value extends string> = FieldWords & {
  options: readonly SelectOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** What stands there while nothing is chosen; the label when left out. */
  placeholder?: string | undefined
  look?: SelectLook | undefined
}

/** One of up to a dozen options. Use `SearchSelect` for more, `SegmentedControl` for two to five short ones. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  return <LazySelect {...props} load={load} renderList={(Overlay, list) => <Overlay {...list} />} />
}

type LazySelectProps<Value extends string, List> = SelectProps<Value> & {
  load: () => Promise<List>
  renderList: (Overlay: List, list: SelectOverlayProps) => ReactNode
}

/** A select whose open half is fetched when it is about to be needed. Use `Select` or `SearchSelect`. */
export function LazySelect<Value extends string, List>(props: LazySelectProps<Value, List>) {
  const {
    options,
    value,
    onChange,
    placeholder,
    look = 'field',
    load: loadList,
    renderList,
    ...words
  } = props
  const { triggerRef, isOpen, Overlay, setOpen, preloading } = useLazyOverlay(loadList)
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
      {Overlay !== null &&
        renderList(Overlay, {
          isOpen,
          triggerRef,
          options,
          value,
          label: words.label,
          onOpenChange: setOpen,
          onChoose: choose,
        })}
    </>
  )
}

import type { FieldWords } from '../field/fieldStatus.ts'
import { useLazyOverlay } from '../overlay/useLazyOverlay.ts'
import type { SelectLook, SelectOption } from './option.ts'
import { SelectTrigger } from './SelectTrigger.tsx'

const load = async () => (await import('./SelectOverlay.tsx')).SelectOverlay

export type SelectProps<Value extends string> = FieldWords & {
  options: readonly SelectOption<Value>[]
  value: Value | null
  onChange: (value: Value) => void
  /** What stands there while nothing is chosen. */
  placeholder: string
  look?: SelectLook | undefined
}

/** One of up to a dozen options. Use `SearchSelect` for more, `SegmentedControl` for two to five short ones. */
export function Select<Value extends string>({
  options,
  value,
  onChange,
  placeholder,
  look = 'field',
  ...words
}: SelectProps<Value>) {
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
          {...{ isOpen, triggerRef, options, value }}
          onOpenChange={setOpen}
          label={words.label}
          onChoose={choose}
        />
      )}
    </>
  )
}

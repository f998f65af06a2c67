import type { RefObject } from 'react'
import { Picker } from '../overlay/Picker.tsx'
import type { SelectOption } from './option.ts'
import { OptionList } from './OptionList.tsx'

export interface SelectOverlayProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  triggerRef: RefObject<HTMLElement | null>
  label: string
  options: readonly SelectOption<string>[]
  value: string | null
  onChoose: (value: string) => void
}

/** The open half of `Select`, in a chunk of its own. */
export function SelectOverlay({ isOpen, onOpenChange, triggerRef, ...list }: SelectOverlayProps) {
  return (
    <Picker {...{ isOpen, onOpenChange, triggerRef }} label={list.label}>
      <OptionList {...list} takesFocus />
    </Picker>
  )
}

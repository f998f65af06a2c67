import type { KeyboardEvent, RefObject } from 'react'
import { useId } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { FieldFrame } from '../field/FieldFrame.tsx'
import type { FieldWords } from '../field/fieldStatus.ts'
import { fieldStatus } from '../field/fieldStatus.ts'
import { VisuallyHidden } from '../hidden/VisuallyHidden.tsx'
import { Icon } from '../icon/Icon.tsx'
import type { SelectLook, SelectOption } from './option.ts'
import {
  Arrow,
  ButtonTrigger,
  CellLabel,
  CellTrigger,
  Choice,
  ChoiceDetail,
  ChoiceLabel,
  FieldTrigger,
  TriggerWords,
} from './Select.styles.ts'

type SelectTriggerProps = FieldWords & {
  triggerRef: RefObject<HTMLButtonElement | null>
  chosen: SelectOption<string> | undefined
  placeholder: string | undefined
  look: SelectLook
  isOpen: boolean
  onOpen: () => void
  preloading: { onPointerEnter: () => void; onFocus: () => void }
}

const triggers = { field: FieldTrigger, cell: CellTrigger, button: ButtonTrigger } as const satisfies Record<
  SelectLook,
  unknown
>

/** The closed select. Its code is small: the list behind it is fetched when a pointer or the focus reaches it. */
export function SelectTrigger({
  triggerRef,
  chosen,
  placeholder,
  look,
  isOpen,
  onOpen,
  preloading,
  ...words
}: SelectTriggerProps) {
  const baseId = useId()
  const isDisabled = words.disabledReason !== undefined
  const open = () => {
    if (!isDisabled) onOpen()
  }
  const openOnArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open()
  }
  const Trigger = triggers[look]
  const label = <span id={`${baseId}-label`}>{words.label}</span>
  const trigger = (wiring: object) => (
    <Trigger
      {...wiring}
      ref={triggerRef}
      type="button"
      aria-haspopup="listbox"
      aria-expanded={isOpen}
      aria-labelledby={`${baseId}-label ${baseId}-choice`}
      data-look={look}
      data-variant="secondary"
      data-size="s"
      data-status={fieldStatus(words)}
      onClick={open}
      onKeyDown={openOnArrow}
      {...preloading}
    >
      <TriggerWords>
        {look === 'cell' ? <CellLabel>{label}</CellLabel> : <VisuallyHidden>{label}</VisuallyHidden>}{' '}
        <Choice id={`${baseId}-choice`} {...(chosen === undefined ? { 'data-empty': '' } : {})}>
          {chosen?.mark}
          <ChoiceLabel>{chosen?.label ?? placeholder ?? words.label}</ChoiceLabel>{' '}
          {chosen?.detail !== undefined && look !== 'button' && <ChoiceDetail>{chosen.detail}</ChoiceDetail>}
        </Choice>
      </TriggerWords>
      <Arrow>
        <Icon of={ChevronDown} />
      </Arrow>
    </Trigger>
  )
  return look === 'field' ? (
    <FieldFrame {...words}>{trigger}</FieldFrame>
  ) : (
    trigger({ 'aria-disabled': isDisabled })
  )
}

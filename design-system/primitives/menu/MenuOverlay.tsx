import type { RefObject } from 'react'
import Check from 'lucide-react/icons/check'
import type { IconDrawing } from '../icon/Icon.tsx'
import { Icon } from '../icon/Icon.tsx'
import { Picker } from '../overlay/Picker.tsx'
import { Item, ItemWords, MenuList } from './MenuOverlay.styles.ts'

export const menuItemTones = ['plain', 'danger'] as const
export type MenuItemTone = (typeof menuItemTones)[number]

export interface MenuEntry<Id extends string> {
  id: Id
  label: string
  icon?: IconDrawing | undefined
  tone?: MenuItemTone | undefined
  /** The one that holds now, in a menu that switches something. */
  isCurrent?: boolean | undefined
}

interface MenuOverlayProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  triggerRef: RefObject<HTMLElement | null>
  label: string
  entries: readonly MenuEntry<string>[]
  onAction: (id: string) => void
}

/** The open half of `MenuButton`, in a chunk of its own. */
export function MenuOverlay({
  isOpen,
  onOpenChange,
  triggerRef,
  label,
  entries,
  onAction,
}: MenuOverlayProps) {
  return (
    <Picker {...{ isOpen, onOpenChange, triggerRef, label }}>
      <MenuList
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- an opened menu takes the focus: that is the menu pattern
        autoFocus="first"
        onAction={key => onAction(String(key))}
        onClose={() => onOpenChange(false)}
      >
        {entries.map(entry => (
          <Item key={entry.id} id={entry.id} textValue={entry.label} data-tone={entry.tone ?? 'plain'}>
            {entry.icon !== undefined && <Icon of={entry.icon} />}
            <ItemWords>{entry.label}</ItemWords>
            {entry.isCurrent === true && <Icon of={Check} />}
          </Item>
        ))}
      </MenuList>
    </Picker>
  )
}

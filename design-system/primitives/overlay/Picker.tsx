import type { ReactNode, RefObject } from 'react'
import { Dialog } from 'react-aria-components/Dialog'
import { media } from '../../tokens/vars.ts'
import { useMedia } from '../media/useMedia.ts'
import { Floating, Scrim, Surface } from './Overlay.styles.ts'
import { PickerBody, PickerTitle } from './Picker.styles.ts'

interface PickerProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** What opened it: the popover stands beside it, and takes at least its width. */
  triggerRef: RefObject<HTMLElement | null>
  label: string
  children: ReactNode
}

/** Where a list to choose from appears: a popover beside its trigger, on a phone a sheet from the bottom. */
export function Picker({ isOpen, onOpenChange, triggerRef, label, children }: PickerProps) {
  const isPhone = useMedia(media.phone)
  if (isPhone) {
    return (
      <Scrim isOpen={isOpen} onOpenChange={onOpenChange} isDismissable data-place="center">
        <Surface>
          <PickerBody as={Dialog} aria-label={label}>
            <PickerTitle aria-hidden>{label}</PickerTitle>
            {children}
          </PickerBody>
        </Surface>
      </Scrim>
    )
  }
  return (
    <Floating
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      placement="bottom start"
      offset={4}
      aria-label={label}
    >
      {children}
    </Floating>
  )
}

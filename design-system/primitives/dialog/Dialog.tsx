import type { ReactNode } from 'react'
import { useId } from 'react'
import X from 'lucide-react/icons/x'
import { IconButton } from '../button/IconButton.tsx'
import { Scrim, Surface } from '../overlay/Overlay.styles.ts'
import {
  DialogBody,
  DialogFooter,
  DialogHeader,
  DialogHeading,
  DialogRoot,
  DialogTitles,
} from './Dialog.styles.ts'

/** `center` is a question or a form, `side` the details of something in the page behind. On a phone both are sheets from the bottom. */
export const dialogPlaces = ['center', 'side'] as const
export type DialogPlace = (typeof dialogPlaces)[number]

interface DialogProps {
  isOpen: boolean
  /** Asked to close: the cross, Escape, or a press outside. */
  onClose: () => void
  title: string
  /** The name of the cross: "Close". */
  closeLabel: string
  place?: DialogPlace | undefined
  children: ReactNode
  /** The buttons, the main one last. */
  footer?: ReactNode
}

/**
 * A matter that needs an answer before the page goes on. Holds the focus, and gives it back to where it was.
 * Use `DangerDialog` for what can't be undone. Load it with the feature that opens it, not with the page.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  closeLabel,
  place = 'center',
  children,
  footer,
}: DialogProps) {
  const titleId = useId()
  return (
    <Scrim isOpen={isOpen} onOpenChange={open => !open && onClose()} isDismissable data-place={place}>
      <Surface>
        <DialogRoot aria-labelledby={titleId}>
          <DialogHeader>
            <DialogTitles>
              <DialogHeading id={titleId}>{title}</DialogHeading>
            </DialogTitles>
            <IconButton icon={X} label={closeLabel} onClick={onClose} />
          </DialogHeader>
          <DialogBody>{children}</DialogBody>
          {footer !== undefined && <DialogFooter>{footer}</DialogFooter>}
        </DialogRoot>
      </Surface>
    </Scrim>
  )
}

import type { ReactNode } from 'react'
import { useId } from 'react'
import X from 'lucide-react/icons/x'
import { Button } from '../button/Button.tsx'
import { IconButton } from '../button/IconButton.tsx'
import type { IconDrawing } from '../icon/Icon.tsx'
import { Icon } from '../icon/Icon.tsx'
import { Scrim, Surface } from '../overlay/Overlay.styles.ts'
import {
  DialogBody,
  DialogEmblem,
  DialogFooter,
  DialogHeader,
  DialogHeading,
  DialogRoot,
  DialogTitles,
  DialogWarning,
  FooterNote,
} from './Dialog.styles.ts'

interface DangerDialogProps {
  isOpen: boolean
  /** Turned away from: "Not yet", the cross or Escape. A press outside does nothing. */
  onClose: () => void
  title: string
  /** What is lost, in one sentence: "This cannot be undone. Souk cannot return released coins." */
  warning: string
  icon: IconDrawing
  closeLabel: string
  /** The way out, which has the focus first: "Not yet". */
  cancelLabel: string
  /** What goes and what for, what to check, and the code or amount to type. */
  children: ReactNode
  /** The danger `Button`, verb and amount: "Release 0.0085 BTC". It acts on a press only, never on Enter in a field. */
  action: ReactNode
  /** One line under the buttons. */
  note?: ReactNode
}

/** Asks before something that can't be undone, with more than one step. Use `Dialog` for everything else. */
export function DangerDialog({
  isOpen,
  onClose,
  title,
  warning,
  icon,
  closeLabel,
  cancelLabel,
  children,
  action,
  note,
}: DangerDialogProps) {
  const titleId = useId()
  const warningId = `${titleId}-warning`
  return (
    <Scrim
      isOpen={isOpen}
      onOpenChange={open => !open && onClose()}
      isDismissable={false}
      data-place="center"
    >
      <Surface>
        <DialogRoot
          role="alertdialog"
          data-tone="danger"
          aria-labelledby={titleId}
          aria-describedby={warningId}
        >
          <DialogHeader>
            <DialogEmblem>
              <Icon of={icon} size="xl" />
            </DialogEmblem>
            <DialogTitles>
              <DialogHeading id={titleId}>{title}</DialogHeading>
              <DialogWarning id={warningId}>{warning}</DialogWarning>
            </DialogTitles>
            <IconButton icon={X} label={closeLabel} look="inherit" onClick={onClose} />
          </DialogHeader>
          <DialogBody>{children}</DialogBody>
          <DialogFooter>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the safe way out comes first: nothing is lost by a hasty key */}
            <Button size="l" autoFocus onClick={onClose}>
              {cancelLabel}
            </Button>
            {action}
            {note !== undefined && <FooterNote>{note}</FooterNote>}
          </DialogFooter>
        </DialogRoot>
      </Surface>
    </Scrim>
  )
}

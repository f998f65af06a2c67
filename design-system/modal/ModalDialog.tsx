import type { ReactNode } from 'react'
import { useT } from '../locales/useT.ts'
import { Dialog } from '../primitives/dialog/Dialog.tsx'

interface ModalDialogProps {
  title: string
  /** Turned away from: the cross, Escape, or a press outside. */
  onClose: () => void
  /** The name of the cross; "Close" when left out. */
  closeLabel?: string | undefined
  children: ReactNode
  /** The buttons, the main one last. */
  footer?: ReactNode
}

/** A dialog that is open as long as it is drawn. Use `ActionDialog` where a way out and one action stand in the foot. */
export function ModalDialog({ closeLabel, ...rest }: ModalDialogProps) {
  const t = useT('common')
  return <Dialog isOpen closeLabel={closeLabel ?? t('verb.close')} {...rest} />
}

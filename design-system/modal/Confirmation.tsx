import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useT } from '../locales/useT.ts'
import { Button } from '../primitives/button/Button.tsx'
import { DangerDialog } from '../primitives/dialog/DangerDialog.tsx'
import type { IconDrawing } from '../primitives/icon/Icon.tsx'
import { ActionDialog } from './ActionDialog.tsx'
import type { ModalControls } from './modalTable.ts'

export interface ConfirmationProps extends ModalControls<true> {
  title: string
  /** What follows, in a sentence or two. */
  children?: ReactNode
  /** The verb of what is confirmed: "Cancel trade". Never "OK". */
  confirmLabel: string
  confirmIcon?: IconDrawing
  /** While it runs; "Sending" when left out. */
  pendingLabel?: string
  /** The way out; "Cancel" when left out. */
  cancelLabel?: string
  /** Given for what can't be undone: what is lost, in one sentence. */
  warning?: string
  /** What to do before the modal closes; it stays open when this fails, and whoever failed says why. */
  onConfirm?: () => Promise<unknown>
}

/** Asks once more before something happens; answers true. A release of coins has a dialog of its own. */
export function Confirmation(props: ConfirmationProps) {
  const { title, children, confirmLabel, confirmIcon, pendingLabel, cancelLabel, warning, dismiss } = props
  const t = useT('common')
  const { isPending, confirm } = useConfirm(props)
  const isDangerous = warning !== undefined
  const action = (
    <Button
      variant={isDangerous ? 'danger' : 'primary'}
      size="l"
      icon={confirmIcon}
      pendingLabel={isPending ? (pendingLabel ?? t('state.sending')) : undefined}
      onClick={() => void confirm()}
    >
      {confirmLabel}
    </Button>
  )
  if (isDangerous) {
    return (
      <DangerDialog
        isOpen
        onClose={dismiss}
        title={title}
        warning={warning}
        icon={TriangleAlert}
        closeLabel={t('verb.close')}
        cancelLabel={cancelLabel ?? t('verb.notYet')}
        action={action}
      >
        {children}
      </DangerDialog>
    )
  }
  return (
    <ActionDialog onClose={dismiss} title={title} cancelLabel={cancelLabel} action={action}>
      {children}
    </ActionDialog>
  )
}

function useConfirm({ onConfirm, close }: Pick<ConfirmationProps, 'onConfirm' | 'close'>) {
  const [isPending, setPending] = useState(false)
  const confirm = async () => {
    setPending(true)
    try {
      await onConfirm?.()
      close(true)
    } catch {
      setPending(false)
    }
  }
  return { isPending, confirm }
}

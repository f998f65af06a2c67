import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { useT } from '../locales/useT.ts'
import { Button } from '../primitives/button/Button.tsx'
import { DangerDialog } from '../primitives/dialog/DangerDialog.tsx'
import { Dialog } from '../primitives/dialog/Dialog.tsx'
import type { ModalControls } from './modalTable.ts'

export interface ConfirmationProps extends ModalControls<true> {
  title: string
  /** What follows, in a sentence or two. */
  children?: ReactNode
  /** The verb of what is confirmed: "Cancel trade". Never "OK". */
  confirmLabel: string
  /** The way out; "Cancel" when left out. */
  cancelLabel?: string
  /** Given for what can't be undone: what is lost, in one sentence. */
  warning?: string
  /** What to do before the modal closes; it stays open when this fails, and whoever failed says why. */
  onConfirm?: () => Promise<unknown>
}

/** Asks once more before something happens; answers true. A release of coins has a dialog of its own. */
export function Confirmation(props: ConfirmationProps) {
  const { title, children, confirmLabel, cancelLabel, warning, dismiss } = props
  const t = useT('common')
  const { isPending, confirm } = useConfirm(props)
  const isDangerous = warning !== undefined
  const action = (
    <Button
      variant={isDangerous ? 'danger' : 'primary'}
      size="l"
      pendingLabel={isPending ? t('state.sending') : undefined}
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
  const footer = (
    <>
      <Button size="l" onClick={dismiss}>
        {cancelLabel ?? t('verb.cancel')}
      </Button>
      {action}
    </>
  )
  return (
    <Dialog isOpen onClose={dismiss} title={title} closeLabel={t('verb.close')} footer={footer}>
      {children}
    </Dialog>
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

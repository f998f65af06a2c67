import type { ComponentProps, ReactNode } from 'react'
import { useT } from '../locales/useT.ts'
import { Button } from '../primitives/button/Button.tsx'
import { ModalDialog } from './ModalDialog.tsx'

export interface ActionDialogProps extends Omit<ComponentProps<typeof ModalDialog>, 'footer'> {
  /** The button that only closes; "Cancel" when left out. */
  cancelLabel?: string | undefined
  /** The main button, with the verb of what is done. Left out where there is only the way out. */
  action?: ReactNode
}

/** A dialog with a way out and one thing to do. Use `Confirmation` where the action is all that is asked, `FormDialog` for fields. */
export function ActionDialog({ cancelLabel, action, onClose, ...rest }: ActionDialogProps) {
  const t = useT('common')
  const footer = (
    <>
      <Button size="l" onClick={onClose}>
        {cancelLabel ?? t('verb.cancel')}
      </Button>
      {action}
    </>
  )
  return <ModalDialog onClose={onClose} footer={footer} {...rest} />
}

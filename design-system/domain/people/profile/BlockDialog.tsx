import Ban from 'lucide-react/icons/ban'
import { useState } from 'react'
import { useT } from '../../../locales/useT.ts'
import type { ModalControls } from '../../../modal/modalTable.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Dialog } from '../../../primitives/dialog/Dialog.tsx'
import { Follows } from './BlockDialog.styles.ts'

interface BlockDialogProps extends ModalControls<true> {
  userName: string
  /** Does it; the dialog stays when it fails, and whoever failed says why. */
  onBlock: () => Promise<unknown>
}

/** What follows from blocking somebody, on both sides; it can be undone, so one press does it. */
export function BlockDialog({ userName: name, onBlock, close, dismiss }: BlockDialogProps) {
  const t = useT('person')
  const tCommon = useT('common')
  const [isPending, setPending] = useState(false)
  const block = async () => {
    setPending(true)
    try {
      await onBlock()
      close(true)
    } catch {
      setPending(false)
    }
  }
  return (
    <Dialog
      isOpen
      onClose={dismiss}
      title={t('block.title', { name })}
      closeLabel={tCommon('verb.close')}
      footer={
        <>
          <Button size="l" onClick={dismiss}>
            {tCommon('verb.cancel')}
          </Button>
          <Button
            size="l"
            variant="primary"
            icon={Ban}
            pendingLabel={isPending ? tCommon('state.sending') : undefined}
            onClick={() => void block()}
          >
            {t('block.confirm', { name })}
          </Button>
        </>
      }
    >
      <Follows>
        <li>{t('block.you')}</li>
        <li>{t('block.trades')}</li>
        <li>{t('block.open')}</li>
        <li>{t('block.told', { name })}</li>
        <li>{t('block.undo')}</li>
      </Follows>
    </Dialog>
  )
}

import Ban from 'lucide-react/icons/ban'
import { Confirmation } from '../../../modal/Confirmation.tsx'
import { useT } from '../../../locales/useT.ts'
import type { ModalControls } from '../../../modal/modalTable.ts'
import { Follows } from './BlockDialog.styles.ts'

interface BlockDialogProps extends ModalControls<true> {
  userName: string
  /** Does it; the dialog stays when it fails, and whoever failed says why. */
  onBlock: () => Promise<unknown>
}

/** What follows from blocking somebody, on both sides; it can be undone, so one press does it. */
export function BlockDialog({ userName: name, onBlock, ...controls }: BlockDialogProps) {
  const t = useT('person')
  return (
    <Confirmation
      title={t('block.title', { name })}
      confirmLabel={t('block.confirm', { name })}
      confirmIcon={Ban}
      onConfirm={onBlock}
      {...controls}
    >
      <Follows>
        <li>{t('block.you')}</li>
        <li>{t('block.trades')}</li>
        <li>{t('block.open')}</li>
        <li>{t('block.told', { name })}</li>
        <li>{t('block.undo')}</li>
      </Follows>
    </Confirmation>
  )
}

import Ban from 'lucide-react/icons/ban'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'

interface BlockButtonProps {
  isBlocked: boolean
  /** Asks about blocking first. */
  onBlock: () => void
  onUnblock: () => void
  isUnblocking?: boolean | undefined
}

/** Blocks somebody, or lets them trade with the viewer again. */
export function BlockButton({ isBlocked, onBlock, onUnblock, isUnblocking = false }: BlockButtonProps) {
  const t = useT('person')
  if (!isBlocked)
    return (
      <Button size="s" icon={Ban} onClick={onBlock}>
        {t('actions.block')}
      </Button>
    )
  return (
    <Button size="s" onClick={onUnblock} pendingLabel={isUnblocking ? t('actions.unblocking') : undefined}>
      {t('actions.unblock')}
    </Button>
  )
}

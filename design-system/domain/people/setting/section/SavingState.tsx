import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import LoaderCircle from 'lucide-react/icons/loader-circle'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import type { IconDrawing } from '../../../../primitives/icon/Icon.tsx'
import { SavingRoot, SavingWords } from './SavingState.styles.ts'
import type { SavingStatus } from './savingStatus.ts'

const icons = {
  saving: LoaderCircle,
  saved: Check,
  invalid: CircleAlert,
  failed: CircleAlert,
} as const satisfies Record<Exclude<SavingStatus, 'idle'>, IconDrawing>

interface SavingStateProps {
  status: SavingStatus
  /** Saves again what was not saved. */
  onRetry: () => void
}

/** How a form that saves by itself stands. Keep it mounted: its live region must be there before the first change. */
export function SavingState({ status, onRetry }: SavingStateProps) {
  const t = useT('setting')
  const tCommon = useT('common')
  return (
    <SavingRoot>
      <SavingWords data-status={status}>
        {status !== 'idle' && (
          <>
            <Icon of={icons[status]} />
            {t(`saving.${status}`)}
          </>
        )}
      </SavingWords>
      {status === 'failed' && (
        <Button size="s" onClick={onRetry}>
          {tCommon('verb.retry')}
        </Button>
      )}
    </SavingRoot>
  )
}

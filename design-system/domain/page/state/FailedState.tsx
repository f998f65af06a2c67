import CloudOff from 'lucide-react/icons/cloud-off'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { PageState } from './PageState.tsx'

interface FailedStateProps {
  onRetry: () => void
  isRetrying?: boolean | undefined
  /** What went wrong, in the words of `errorText`, where it is known. */
  reason?: string | undefined
  /** The home page, as a way on when trying again does not help. */
  homeHref?: string | undefined
}

/** A page did not load. It says that no money is at stake, and tries again. */
export function FailedState({ onRetry, isRetrying = false, reason, homeHref }: FailedStateProps) {
  const t = useT('state')
  const tCommon = useT('common')
  return (
    <PageState
      role="alert"
      icon={CloudOff}
      title={t('failed.title')}
      actions={
        <>
          <Button
            variant="primary"
            icon={RotateCw}
            pendingLabel={isRetrying ? t('failed.retrying') : undefined}
            onClick={onRetry}
          >
            {tCommon('verb.retry')}
          </Button>
          {homeHref !== undefined && (
            <LinkButton href={homeHref} variant="ghost">
              {t('notFound.home')}
            </LinkButton>
          )}
        </>
      }
    >
      {reason !== undefined && `${reason} `}
      {tCommon('moneySafe')}
    </PageState>
  )
}

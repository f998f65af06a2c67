import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Notice } from '../../../primitives/notice/Notice.tsx'
import { Action, Hint } from './SwapForm.styles.ts'

interface SwapActionProps {
  /** Where to log in; null for whoever is. */
  logInHref: string | null
  isOn: boolean
  /** No rate came. */
  isFailed: boolean
  onRetry: () => void
  /** The viewer has nothing of the coin that they would pay. */
  hasNone: boolean
  hasAmount: boolean
  /** Says that the amount is more or less than one swap takes; null where it is not. */
  outside: string | null
  isQuoting: boolean
  /** How long a price will be kept. */
  seconds: number
  onReview: () => void
}

/** The way on from the form of a swap, or what stands in it. */
export function SwapAction(props: SwapActionProps) {
  const { logInHref, isOn, isFailed, onRetry, hasNone, hasAmount, outside } = props
  const { isQuoting, seconds, onReview } = props
  const t = useT('swap')
  const tCommon = useT('common')
  if (!isOn) return <Notice tone="warning">{t('off')}</Notice>
  if (isFailed)
    return (
      <Notice
        tone="negative"
        role="alert"
        action={
          <Button size="s" onClick={onRetry}>
            {tCommon('verb.retry')}
          </Button>
        }
      >
        {t('estimateFailed')}
      </Notice>
    )
  if (logInHref !== null)
    return (
      <Stack gap="2">
        <LinkButton variant="primary" size="l" width="fill" href={logInHref}>
          {t('logIn')}
        </LinkButton>
        <Hint>{t('logInText')}</Hint>
      </Stack>
    )
  const reason = hasNone ? t('noBalance') : hasAmount ? (outside ?? undefined) : t('writeAmount')
  return (
    <Action>
      <Button
        variant="primary"
        size="l"
        width="fill"
        disabledReason={reason}
        pendingLabel={isQuoting ? t('confirm.renewing') : undefined}
        onClick={onReview}
      >
        {t('review')}
      </Button>
      {reason === undefined && <Hint>{t('hint', { count: seconds })}</Hint>}
    </Action>
  )
}

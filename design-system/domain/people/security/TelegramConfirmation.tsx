import { useEffect, useEffectEvent } from 'react'
import { formatCountdown } from '../../../format/date/formatDuration.ts'
import { ActionDialog } from '../../../modal/ActionDialog.tsx'
import { useT } from '../../../locales/useT.ts'
import type { ModalControls } from '../../../modal/modalTable.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { Loading } from '../../../primitives/skeleton/Loading.tsx'
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx'
import { ErrorState } from '../../../primitives/state/ErrorState.tsx'
import { Caption } from '../../../primitives/text/Caption.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { MessengerButton } from '../auth/messenger/MessengerButton.tsx'
import { messengerNames } from '../auth/messenger/messenger.ts'
import { useTimeLeft } from '../../reference/clock/useTimeLeft.ts'
import { useBotLink } from './useBotLink.ts'
import type { BotLink, BotLinkState } from './useBotLink.ts'

interface TelegramConfirmationProps extends ModalControls<true> {
  /** A link to the bot for this account. */
  getLink: () => Promise<BotLink>
  /** Resolves when the messenger is linked to the account; never, when it is given up before. */
  whenLinked: (givenUp: AbortSignal) => Promise<void>
}

/** Leads to the messenger's bot, and waits until its answer was opened; answers true once the messenger is linked. */
export function TelegramConfirmation({ getLink, whenLinked, close, dismiss }: TelegramConfirmationProps) {
  const t = useT('auth')
  const tSecurity = useT('security')
  const name = messengerNames.telegram
  const link = useBotLink(getLink)
  const wait = useEffectEvent((givenUp: AbortSignal) => whenLinked(givenUp).then(() => close(true)))
  useEffect(() => {
    const leaving = new AbortController()
    void wait(leaving.signal)
    return () => leaving.abort()
  }, [])
  return (
    <ActionDialog onClose={dismiss} title={tSecurity('messenger.link', { messenger: name })}>
      <Stack gap="4">
        <Text as="p">{t('messenger.text', { messenger: name })}</Text>
        <Bot link={link} />
      </Stack>
    </ActionDialog>
  )
}

function Bot({ link }: { link: BotLinkState }) {
  const t = useT('auth')
  const tError = useT('error')
  const tCommon = useT('common')
  const tSecurity = useT('security')
  const left = useTimeLeft(link.kind === 'ready' ? link.expiresAt : null)
  if (link.kind === 'failed')
    return (
      <ErrorState
        title={tError('something_went_wrong')}
        retryLabel={tCommon('verb.retry')}
        onRetry={link.onRetry}
      />
    )
  if (link.kind === 'over')
    return (
      <>
        <Text as="p" tone="warning">
          {tSecurity('messenger.over')}
        </Text>
        <Button size="l" width="fill" onClick={link.onRetry}>
          {tSecurity('messenger.another')}
        </Button>
      </>
    )
  if (link.kind === 'coming')
    return (
      <Loading label={tSecurity('messenger.coming')}>
        <Skeleton shape="button" width="full" />
      </Loading>
    )
  return (
    <>
      <MessengerButton href={link.href}>
        {tSecurity('messenger.open', { messenger: messengerNames.telegram })}
      </MessengerButton>
      {left > 0 && (
        <Caption role="timer" aria-live="off">
          {t('messenger.validFor', { time: formatCountdown(left) })}
        </Caption>
      )}
    </>
  )
}

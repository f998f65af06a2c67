import { useQuery } from '@apollo/client/react'
import type { MessengerLinkState } from '@souk/design-system/domain/people/auth/messenger/messenger.ts'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { useEffect } from 'react'
import { marked } from '../../network/apollo/requestMarks.ts'
import { useServices } from '../../services/useServices.ts'
import { useSettings } from '../../session/useSettings.ts'
import { TelegramButtonQuery } from '../../session/TelegramButton.query.ts'
import { useInviteCode } from '../../services/useInviteCode.ts'

/** The link to the messenger's bot, a new one when it has grown too old; `none` where no bot is set up. */
export function useMessengerLink(): MessengerLinkState | { readonly kind: 'none' } {
  const { clock } = useServices()
  const settings = useSettings()
  const inviteCode = useCarriedCode()
  const isSetUp = settings?.channels.messenger
  const { data, error, refetch } = useQuery(TelegramButtonQuery, {
    variables: { inviteCode },
    skip: isSetUp !== true,
    fetchPolicy: 'network-only',
    context: marked({ errors: 'silent' }),
  })
  const link = data?.telegramButton ?? null
  const expiresAt = link?.expiresAt ?? null
  useEffect(() => {
    if (expiresAt === null) return undefined
    const left = Date.parse(expiresAt) - clock.now().getTime()
    // Where nobody answers the page says so in place.
    return browserTimers.after(Math.max(0, left), () => void refetch().catch(() => {}))
  }, [expiresAt, clock, refetch])

  if (isSetUp === false) return { kind: 'none' }
  if (error !== undefined) return { kind: 'failed', onRetry: () => void refetch().catch(() => {}) }
  return link === null
    ? { kind: 'coming' }
    : { kind: 'ready', href: link.tgButtonLink, expiresAt: link.expiresAt }
}

/** Who sent somebody here; null for nobody, and for what the bot’s link cannot carry. */
function useCarriedCode(): string | null {
  const code = useInviteCode()
  return code !== null && /^[\w-]+$/.test(code) ? code : null
}

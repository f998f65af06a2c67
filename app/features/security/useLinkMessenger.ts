import { messengerNames } from '@souk/design-system/domain/people/auth/messenger/messenger.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useModalOf } from '@souk/design-system/modal/useModal.ts'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { marked } from '../../network/apollo/requestMarks.ts'
import type { modalTable } from '../../parts/modals/modalTable.ts'
import { useServices } from '../../services/useServices.ts'
import { countClick } from '../../session/tracking/countClick.ts'
import { TelegramButtonQuery } from '../../session/TelegramButton.query.ts'
import { SecurityQuery } from './Security.query.ts'
import { pollUntil } from './pollUntil.ts'

/** Somebody who opened the bot's answer in another tab comes back to see it done, in milliseconds. */
const askEvery = 2000

/** Has the viewer link their messenger: by its bot, whose answer they open in this browser. */
export function useLinkMessenger(): () => void {
  const { client, alerts } = useServices()
  const t = useT('auth')
  const modal = useModalOf<typeof modalTable>()
  const context = marked({ errors: 'silent' })
  const getLink = async () => {
    const { data } = await client.query({
      query: TelegramButtonQuery,
      variables: { inviteCode: null },
      fetchPolicy: 'no-cache',
      context,
    })
    const link = data?.telegramButton
    if (!link) throw new Error('There is no link to the bot')
    return { href: link.tgButtonLink, expiresAt: link.expiresAt }
  }
  const isLinked = async () => {
    const { data } = await client.query({ query: SecurityQuery, fetchPolicy: 'network-only', context })
    return data?.security?.telegramUserName != null
  }
  const whenLinked = (givenUp: AbortSignal) =>
    pollUntil({ ask: isLinked, every: askEvery, timers: browserTimers, givenUp })
  const link = async () => {
    void countClick(client, 'messenger_link')
    if ((await modal.open('telegramConfirmation', { getLink, whenLinked })) !== true) return
    alerts.show({ kind: 'success', title: t('messenger.linked', { messenger: messengerNames.telegram }) })
  }
  return () => void link()
}

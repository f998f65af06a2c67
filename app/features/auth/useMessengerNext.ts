import { messengerNames } from '@souk/design-system/domain/people/auth/messenger/messenger.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useCallback } from 'react'
import type { TelegramLogInMutation as TelegramLogInData } from '../../__generated__/graphql.ts'
import { useGo } from '../../routes/navigation/useGo.ts'
import { paths } from '../../routes/paths.ts'
import { useServices } from '../../services/useServices.ts'
import { useAfterLogIn } from './useAfterLogIn.ts'

type MessengerAnswer = NonNullable<TelegramLogInData['telegramLogIn']>

/** What comes after the messenger's link or the number was proved: in, the second step, or the number. */
export function useMessengerNext(): (answer: MessengerAnswer) => Promise<void> {
  const { steps, alerts, invites } = useServices()
  const enter = useAfterLogIn()
  const go = useGo()
  const t = useT('auth')
  return useCallback(
    ({ next, isLinked, codeStep, phoneStep }: MessengerAnswer) => {
      const ways = {
        done: async () => {
          steps.forget('messengerPhone')
          if (isLinked)
            alerts.show({
              kind: 'success',
              title: t('messenger.linked', { messenger: messengerNames.telegram }),
            })
          // The account has it by now, or is older than the invitation.
          invites.forget()
          await enter()
          // The log-in leads whoever is in to the page that they asked for, or to the dashboard.
          go(paths.logIn('telegram'), { replace: true })
        },
        code: async () => {
          steps.forget('messengerPhone')
          if (codeStep) steps.keep('logIn', { token: codeStep.token, needsCode: true })
          go(paths.logInCode('telegram'), { replace: true })
        },
        phone: async () => {
          if (phoneStep) steps.keep('messengerPhone', { token: phoneStep.token, needsCode: false })
          go(paths.messengerPhone(), { replace: true })
        },
      } satisfies Record<MessengerAnswer['next'], () => Promise<void>>
      return ways[next]()
    },
    [steps, alerts, invites, enter, go, t],
  )
}

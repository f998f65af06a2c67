import { NarrowLayout } from '@souk/design-system/domain/page/layout/NarrowLayout.tsx'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Loading } from '@souk/design-system/primitives/skeleton/Loading.tsx'
import { Skeleton } from '@souk/design-system/primitives/skeleton/Skeleton.tsx'
import { useEffect, useRef } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { withLocale } from '../../routes/localePrefix.ts'
import { runMutation } from '../../network/apollo/runMutation.ts'
import { openedLink, paths } from '../../routes/paths.ts'
import { useServices } from '../../services/useServices.ts'
import { useMessengerFailure } from './useMessengerFailure.ts'
import { useMessengerNext } from './useMessengerNext.ts'
import { gql } from '../../__generated__/gql.ts'

/** Opens the link that the bot answered with, once. */
const TelegramLogInMutation = gql(`
  mutation TelegramLogIn($input: TelegramLogInInput!) {
    telegramLogIn(input: $input) {
      next
      isLinked
      codeStep {
        token
      }
      phoneStep {
        token
      }
    }
  }
`)

/**
 * The link that the bot answered with: spent as soon as it is opened, once. Every end of it leads to another page, which takes
 * its place in the history, so that the password of the link is in no address after that.
 */
export function MessengerAuthPage() {
  const { client } = useServices()
  const { otp = openedLink } = useParams()
  const locale = useLocale()
  const t = useT('auth')
  const next = useMessengerNext()
  const fail = useMessengerFailure()
  const asked = useRef(false)
  useEffect(() => {
    if (otp === openedLink || asked.current) return
    asked.current = true
    const spend = async () => {
      const data = await runMutation(client, TelegramLogInMutation, { input: { token: otp } })
      if (!data?.telegramLogIn) throw new Error('The messenger has said nothing')
      await next(data.telegramLogIn)
    }
    spend().catch(fail)
  }, [client, otp, next, fail])
  if (otp === openedLink) return <Navigate to={withLocale(locale, paths.logIn('telegram'))} replace />
  return (
    <NarrowLayout>
      <PageTitle look="heard">{t('logInTitle')}</PageTitle>
      <Loading label={t('messenger.opening')}>
        <Skeleton shape="block" width="full" />
      </Loading>
    </NarrowLayout>
  )
}

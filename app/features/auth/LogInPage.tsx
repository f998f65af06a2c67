import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { NarrowLayout } from '@souk/design-system/domain/page/layout/NarrowLayout.tsx'
import { useLocale } from '@souk/design-system/locales/useLocale.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { Loading } from '@souk/design-system/primitives/skeleton/Loading.tsx'
import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { withLocale } from '../../routes/localePrefix.ts'
import { paths } from '../../routes/paths.ts'
import { usePart } from '../../services/usePart.ts'
import { useServices } from '../../services/useServices.ts'
import { countClick } from '../../session/tracking/countClick.ts'
import { EmailLogIn } from './EmailLogIn.tsx'
import { useLogInProvider } from './useLogInProvider.ts'
import { useMessengerLink } from './useMessengerLink.ts'

const loadEntry = () => import('./MessengerEntry.tsx').then(part => part.MessengerEntry)

/**
 * Logging in, by e-mail or user name or by the messenger. Who goes to the messenger comes back by its link in another tab;
 * this one then hears of it and leads on by itself.
 */
export function LogInPage() {
  const { client } = useServices()
  const provider = useLogInProvider()
  const locale = useLocale()
  const t = useT('auth')
  const link = useMessengerLink()
  const [isWaiting, setWaiting] = useState(false)
  const isByMessenger = provider === 'telegram' || isWaiting
  const showEntry = usePart(isByMessenger && link.kind !== 'none', loadEntry)
  if (provider === 'telegram' && link.kind === 'none')
    return <Navigate to={withLocale(locale, paths.logIn())} replace />
  const messengerHref = link.kind === 'ready' ? link.href : null
  if (provider === 'telegram' && showEntry === null)
    return (
      <>
        <PageTitle look="heard">{t('logInTitle')}</PageTitle>
        <Loading label={t('messenger.opening')} />
      </>
    )
  const onMessenger = () => {
    void countClick(client, 'messenger_log_in')
    setWaiting(true)
  }
  return (
    <NarrowLayout>
      {showEntry !== null && link.kind !== 'none' ? (
        showEntry({ link, isWaiting, onMessenger, onCancel: () => setWaiting(false) })
      ) : (
        <EmailLogIn messengerHref={messengerHref} onMessenger={onMessenger} />
      )}
    </NarrowLayout>
  )
}

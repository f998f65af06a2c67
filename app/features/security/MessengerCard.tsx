import { MessengerPanel } from '@souk/design-system/domain/people/security/MessengerPanel.tsx'
import { messengerNames } from '@souk/design-system/domain/people/auth/messenger/messenger.ts'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useState } from 'react'
import { useServices } from '../../services/useServices.ts'
import { useSettings } from '../../session/useSettings.ts'
import { useLinkMessenger } from './useLinkMessenger.ts'
import { useSecurityCall } from './useSecurityCall.ts'
import { gql } from '../../__generated__/gql.ts'

const UnlinkTelegramMutation = gql(`
  mutation UnlinkTelegram {
    unlinkTelegram {
      isDone
    }
  }
`)

interface MessengerProps {
  linkedAs: string | null
}

/** The viewer's messenger; nothing where no bot is set up and none is linked. */
export function MessengerCard({ linkedAs }: MessengerProps) {
  const { alerts } = useServices()
  const t = useT('security')
  const isSetUp = useSettings()?.channels.messenger === true
  const link = useLinkMessenger()
  const unlink = useSecurityCall(UnlinkTelegramMutation, 'alert')
  const [isUnlinking, setUnlinking] = useState(false)
  if (!isSetUp && linkedAs === null) return null
  const onUnlink = async () => {
    setUnlinking(true)
    try {
      await unlink({})
      alerts.show({ kind: 'success', title: t('messenger.unlinked', { messenger: messengerNames.telegram }) })
    } catch {
      // What it was refused for is alerted.
    }
    setUnlinking(false)
  }
  return (
    <MessengerPanel
      linkedAs={linkedAs}
      onLink={link}
      onUnlink={() => void onUnlink()}
      isUnlinking={isUnlinking}
    />
  )
}

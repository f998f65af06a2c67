import { AntiPhishingForm } from '@souk/design-system/domain/people/security/AntiPhishingForm.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useState } from 'react'
import { useServices } from '../../services/useServices.ts'
import { SetAntiPhishingWordMutation } from './Credentials.mutations.ts'
import type { SecurityTabProps } from './securityTabProps.ts'
import { useSecurityCall } from './useSecurityCall.ts'

/** The word that our letters carry. */
export function AntiPhishingTab({ security }: SecurityTabProps) {
  const t = useT('security')
  const { alerts } = useServices()
  const [isRemoving, setRemoving] = useState(false)
  const save = useSecurityCall(SetAntiPhishingWordMutation)
  const remove = useSecurityCall(SetAntiPhishingWordMutation, 'alert')
  const onRemove = async () => {
    setRemoving(true)
    try {
      await remove({ input: { word: null } })
      alerts.show({ kind: 'success', title: t('phishing.removed') })
    } catch {
      // It was alerted; the word is still there.
    } finally {
      setRemoving(false)
    }
  }
  return (
    <AntiPhishingForm
      word={security.antiPhishingWord}
      onSubmit={async ({ word }) => {
        await save({ input: { word } })
        alerts.show({ kind: 'success', title: t('phishing.saved') })
      }}
      onRemove={() => void onRemove()}
      isRemoving={isRemoving}
    />
  )
}

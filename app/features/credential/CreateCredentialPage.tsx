import type { CredentialValues } from '@souk/design-system/domain/people/credential/credentialShape.ts'
import { ReadingLayout } from '@souk/design-system/domain/page/layout/ReadingLayout.tsx'
import { useIntent } from '../../services/useIntent.ts'
import { usePreferences } from '../../services/usePreferences.ts'
import { CreateCredentialMutation } from '../../parts/requisites/CreateCredential.mutation.ts'
import { CredentialScreen } from './CredentialScreen.tsx'
import { MemberOnly } from './MemberOnly.tsx'
import { useSavedCredential } from './useSavedCredential.ts'

/** Saving where the viewer is paid. */
export function CreateCredentialPage() {
  return (
    <ReadingLayout>
      <MemberOnly title="createTitle">
        <CreateCredential />
      </MemberOnly>
    </ReadingLayout>
  )
}

function CreateCredential() {
  const { run } = useIntent(CreateCredentialMutation, { errors: 'place' })
  const { currencyCode } = usePreferences()
  const goOn = useSavedCredential()
  const save = async (values: CredentialValues) => {
    await run({ input: { ...values, credentials: [...values.credentials] } })
    goOn()
  }
  return <CredentialScreen title="createTitle" credential={null} currencyCode={currencyCode} onSave={save} />
}

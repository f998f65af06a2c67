import { CredentialForm } from '@souk/design-system/domain/people/credential/CredentialForm.tsx'
import { CredentialFormLoading } from '@souk/design-system/domain/people/credential/CredentialFormLoading.tsx'
import type {
  CredentialShape,
  CredentialValues,
} from '@souk/design-system/domain/people/credential/credentialShape.ts'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useState } from 'react'
import { paths } from '../../routes/paths.ts'
import { useMethodFields } from '../../parts/requisites/useMethodFields.ts'
import { useAssets } from '../../session/useAssets.ts'

interface CredentialScreenProps {
  title: 'createTitle' | 'editTitle'
  /** Null for new ones. */
  credential: CredentialShape | null
  /** What the form begins with. */
  currencyCode: string
  onSave: (values: CredentialValues) => Promise<unknown>
}

/** The form of saved details, new or not, once the methods of its currency are there. */
export function CredentialScreen({ title, credential, currencyCode, onSave }: CredentialScreenProps) {
  const t = useT('credential')
  const assets = useAssets()
  const [currency, setCurrency] = useState(currencyCode)
  const { methods, hasFailed, isLoading, retry } = useMethodFields(currency)
  // Another currency was chosen in the form: it stays while the methods come.
  const [hasBegun, setBegun] = useState(false)
  if (methods !== null && assets !== null && !hasBegun) setBegun(true)
  if (hasFailed && !hasBegun) {
    return <FailedState onRetry={retry} isRetrying={isLoading} homeHref={paths.home()} />
  }
  return (
    <>
      <PageTitle>{t(title)}</PageTitle>
      {assets !== null && hasBegun ? (
        <CredentialForm
          {...{ credential, currencyCode, assets, methods, onSave }}
          haveMethodsFailed={hasFailed}
          onCurrency={setCurrency}
          cancelHref={paths.paymentCredentials()}
        />
      ) : (
        <CredentialFormLoading />
      )}
    </>
  )
}

import { useQuery } from '@apollo/client/react'
import { CredentialFormLoading } from '@souk/design-system/domain/people/credential/CredentialFormLoading.tsx'
import { CredentialGoneState } from '@souk/design-system/domain/people/credential/CredentialGoneState.tsx'
import type {
  CredentialShape,
  CredentialValues,
} from '@souk/design-system/domain/people/credential/credentialShape.ts'
import { PageTitle } from '@souk/design-system/domain/page/layout/PageTitle.tsx'
import { ReadingLayout } from '@souk/design-system/domain/page/layout/ReadingLayout.tsx'
import { FailedState } from '@souk/design-system/domain/page/state/FailedState.tsx'
import { useT } from '@souk/design-system/locales/useT.ts'
import { useParams } from 'react-router-dom'
import { runMutation } from '../../network/apollo/runMutation.ts'
import { statusOf } from '../../network/apollo/trouble.ts'
import { paths } from '../../routes/paths.ts'
import { useWithCode } from '../../parts/requisites/useWithCode.ts'
import { useServices } from '../../services/useServices.ts'
import { UpdateCredentialMutation } from './Credentials.mutations.ts'
import { CredentialQuery } from './Credentials.query.ts'
import { CredentialScreen } from './CredentialScreen.tsx'
import { MemberOnly } from './MemberOnly.tsx'
import { useSavedCredential } from './useSavedCredential.ts'

/** Changing where the viewer is paid. */
export function EditCredentialPage() {
  const { id = '' } = useParams()
  return (
    <ReadingLayout>
      <MemberOnly title="editTitle">
        <FoundCredential key={id} id={id} />
      </MemberOnly>
    </ReadingLayout>
  )
}

function FoundCredential({ id }: { id: string }) {
  const t = useT('credential')
  const { data, error, loading, refetch } = useQuery(CredentialQuery, { variables: { id } })
  const credential = data?.paymentCredential
  if (credential) return <EditCredential credential={credential} />
  if (error === undefined) {
    return (
      <>
        <PageTitle>{t('editTitle')}</PageTitle>
        <CredentialFormLoading />
      </>
    )
  }
  if (![400, 403, 404, 422].includes(statusOf(error) ?? 0)) {
    // What it fails with shows in place.
    const retry = () => void refetch().catch(() => {})
    return <FailedState onRetry={retry} isRetrying={loading} homeHref={paths.home()} />
  }
  return (
    <>
      <PageTitle>{t('editTitle')}</PageTitle>
      <CredentialGoneState listHref={paths.paymentCredentials()} />
    </>
  )
}

function EditCredential({ credential }: { credential: CredentialShape }) {
  const { client } = useServices()
  const withCode = useWithCode()
  const goOn = useSavedCredential()
  const { id, currencyCode } = credential
  const save = async (values: CredentialValues) => {
    const input = { ...values, credentials: [...values.credentials] }
    await withCode(proof =>
      runMutation(client, UpdateCredentialMutation, { id, input: { ...input, ...proof } }),
    )
    goOn()
  }
  return (
    <CredentialScreen title="editTitle" credential={credential} currencyCode={currencyCode} onSave={save} />
  )
}

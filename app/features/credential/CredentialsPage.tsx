import { CredentialList } from '@souk/design-system/domain/people/credential/CredentialList.tsx'
import { ReadingLayout } from '@souk/design-system/domain/page/layout/ReadingLayout.tsx'
import { answerState } from '../../network/apollo/answerState.ts'
import { paths } from '../../routes/paths.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'
import { MemberOnly } from './MemberOnly.tsx'
import { useCredentialCalls } from './useCredentialCalls.ts'
import { useQuery } from '@apollo/client/react'
import type { CredentialContent } from '@souk/design-system/domain/people/credential/CredentialList.tsx'
import { CredentialsQuery } from './Credentials.query.ts'

/** Where the viewer is paid: everything that they have saved. */
export function CredentialsPage() {
  return (
    <ReadingLayout>
      <MemberOnly title="title">
        <Credentials />
      </MemberOnly>
    </ReadingLayout>
  )
}

function Credentials() {
  const content = useCredentials()
  const assets = useAssets() ?? noAssets
  const { activate, askToDelete } = useCredentialCalls()
  return (
    <CredentialList
      content={content}
      assets={assets}
      createHref={paths.createPaymentCredential()}
      editHref={paths.editPaymentCredential}
      onDelete={askToDelete}
      onActivate={activate}
    />
  )
}

/** What the viewer has saved, and what has become of asking for it. */
function useCredentials(): CredentialContent {
  const asked = useQuery(CredentialsQuery)
  return answerState(asked, asked.data?.paymentCredentials)
}

import { CredentialList } from '@souk/design-system/domain/people/credential/CredentialList.tsx'
import { ReadingLayout } from '@souk/design-system/domain/page/layout/ReadingLayout.tsx'
import { paths } from '../../routes/paths.ts'
import { noAssets, useAssets } from '../../session/useAssets.ts'
import { MemberOnly } from './MemberOnly.tsx'
import { useCredentialCalls } from './useCredentialCalls.ts'
import { useCredentials } from './useCredentials.ts'

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

import type { FragmentType } from '@apollo/client'
import { useQuery, useSuspenseFragment } from '@apollo/client/react'
import { OwnData } from '@souk/design-system/domain/people/setting/ownData/OwnData.tsx'
import type { ModalEntry } from '@souk/design-system/modal/modalTable.ts'
import { gql } from '../../__generated__/gql.ts'
import { answerState } from '../../network/apollo/answerState.ts'
import { useServices } from '../../services/useServices.ts'
import type { OwnDataOpening } from './OwnDataAsking.tsx'

const OwnDataQuery = gql(`
  query OwnData {
    dataExport {
      export {
        id
        state
        endsAt
        takenAt
      }
      canAskAt
    }
  }
`)
const ProofFragment = gql(`
  fragment OwnData_security on SecurityState {
    hasPassword
    twoFactorEnabled
  }
`)

interface OwnDataPartProps {
  security: FragmentType<typeof ProofFragment>
}

/** A file of all that is kept about the viewer: asked for, and taken once. */
export function OwnDataPart({ security }: OwnDataPartProps) {
  const { modals } = useServices()
  const { data: proof } = useSuspenseFragment({ fragment: ProofFragment, from: security })
  const asked = useQuery(OwnDataQuery, { fetchPolicy: 'cache-and-network' })
  // What it fails with shows in place.
  const look = () => void asked.refetch().catch(() => {})
  const opening: OwnDataOpening = {
    needsPassword: proof.hasPassword,
    needsCode: proof.twoFactorEnabled,
    onAsked: look,
  }
  return (
    <OwnData
      content={answerState(asked, asked.data?.dataExport)}
      hrefOf={id => `/api/v1/me/data/${id}/file`}
      onAsk={() => void modals.open('confirmation', asking, opening)}
      onLook={look}
    />
  )
}

/** The dialog that asks for it; its code comes when it is opened. */
const asking: ModalEntry = {
  load: () => import('./OwnDataAsking.tsx').then(dialog => dialog.OwnDataAsking),
}

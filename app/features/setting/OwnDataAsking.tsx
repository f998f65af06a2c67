import { OwnDataDialog } from '@souk/design-system/domain/people/setting/ownData/OwnDataDialog.tsx'
import type { ModalControls } from '@souk/design-system/modal/modalTable.ts'
import { gql } from '../../__generated__/gql.ts'
import { runMutation } from '../../network/apollo/runMutation.ts'
import { useServices } from '../../services/useServices.ts'

const AskDataExportMutation = gql(`
  mutation AskDataExport($input: AskDataExportInput!) {
    askDataExport(input: $input) {
      id
      state
      endsAt
      takenAt
    }
  }
`)

/** What the dialog is opened with. */
export interface OwnDataOpening {
  /** False for who logs in by the messenger alone. */
  readonly needsPassword: boolean
  readonly needsCode: boolean
  readonly onAsked: () => void
}

/** Asks who it is, and for the file. */
export function OwnDataAsking({ onAsked, ...opening }: OwnDataOpening & ModalControls<true>) {
  const { client } = useServices()
  return (
    <OwnDataDialog
      {...opening}
      onSubmit={async proof => {
        await runMutation(client, AskDataExportMutation, { input: proof })
        onAsked()
      }}
    />
  )
}

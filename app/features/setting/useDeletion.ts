import type { DeletionReason } from '@souk/design-system/domain/people/setting/deletion/DeleteAccount.tsx'
import type { DeleteAccountValues } from '@souk/design-system/domain/people/setting/deletion/DeleteAccountDialog.tsx'
import { runMutation } from '../../network/apollo/runMutation.ts'
import { paths } from '../../routes/paths.ts'
import type { Services } from '../../services/Services.ts'
import { useServices } from '../../services/useServices.ts'
import { deletionObstacles } from './deletionObstacles.ts'
import { gql } from '../../__generated__/gql.ts'

/** Deletes the account for good. */
const DeleteMeMutation = gql(`
  mutation DeleteMe($input: DeleteMeInput!) {
    deleteMe(input: $input) {
      isDone
    }
  }
`)

/**
 * Ends the account, and leads to the log-in. What a form can mend is thrown to it; where money or people wait there is
 * nothing to mend in it, and the page says which.
 */
export function useDeletion(userName: string): (values: DeleteAccountValues) => Promise<void> {
  const services = useServices()
  const { client, realtime, session } = services
  return async values => {
    const { userId } = session.current()
    // What ends is known here: its last event would only be announced as news.
    realtime.stop()
    try {
      await runMutation(client, DeleteMeMutation, { input: { userName, ...values } })
    } catch (error) {
      if (userId !== null) realtime.start(userId)
      const obstacles = deletionObstacles(error)
      if (obstacles === null) throw error
      showObstacles(services, obstacles)
      return
    }
    leave(services)
  }
}

function showObstacles({ client, alerts, i18n }: Services, obstacles: readonly DeletionReason[]): void {
  const id = client.cache.identify({ __typename: 'ProfileSettings' })
  if (id !== undefined) client.cache.modify({ id, fields: { deletionObstacles: () => [...obstacles] } })
  alerts.show({ kind: 'error', title: i18n.t('errorAccount:deletion_refused') })
}

function leave({ session, navigation, returnPage }: Services): void {
  void session.ended()
  // Nobody comes back to these pages.
  returnPage.take()
  navigation.go(paths.logIn())
}

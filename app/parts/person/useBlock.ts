import { useState } from 'react'
import { refetchShown } from '../../network/apollo/refetchShown.ts'
import { useServices } from '../../services/useServices.ts'
import { BlockMutation, UnblockMutation } from './Block.mutations.ts'

/** What a block changes of what is on screen. */
const changed = ['profile', 'offersOf', 'bannedUsers', 'searchAdverts']

const blockDialog = {
  load: () =>
    import('@souk/design-system/domain/people/profile/BlockDialog.tsx').then(dialog => dialog.BlockDialog),
}

/** Blocking somebody, after a dialog that says what follows, and letting them trade with the viewer again. */
export function useBlock(userName: string) {
  const { client, modals } = useServices()
  const [isUnblocking, setUnblocking] = useState(false)
  // What is not answered now is asked for again when the connection is back.
  const follow = () => refetchShown(client, changed).catch(() => {})
  return {
    ask: () =>
      void modals.open('confirmation', blockDialog, {
        userName,
        onBlock: async () => {
          await client.mutate({ mutation: BlockMutation, variables: { input: { userName } } })
          await follow()
        },
      }),
    unblock: () => {
      setUnblocking(true)
      // What it was refused for is alerted.
      void client
        .mutate({ mutation: UnblockMutation, variables: { id: userName } })
        .then(follow)
        .catch(() => {})
        .finally(() => setUnblocking(false))
    },
    isUnblocking,
  }
}

import { useQuery } from '@apollo/client/react'
import { useIsOver } from '@souk/design-system/domain/desk/access/useIsOver.ts'
import { useState } from 'react'
import { answerState } from '../../../network/apollo/answerState.ts'
import { refetchShown } from '../../../network/apollo/refetchShown.ts'
import { runMutation } from '../../../network/apollo/runMutation.ts'
import { useServices } from '../../../services/useServices.ts'
import { DeskSessionQuery, LeaveDeskMutation, OpenDeskMutation } from './Desk.queries.ts'

/**
 * The door of the desk. Once it was open its pages stay when the quarter of an hour is over: the code is asked for over them, and
 * what was asked of the server meanwhile is asked again.
 */
export function useDoor() {
  const { client } = useServices()
  const asked = useQuery(DeskSessionQuery, { fetchPolicy: 'cache-and-network' })
  const session = asked.data?.deskSession ?? null
  const openUntil = session?.openUntil ?? null
  const isOver = useIsOver(openUntil)
  const [wasOpen, setWasOpen] = useState(false)
  const [isAsking, setAsking] = useState(false)
  // Turned away from once it was over: for which quarter of an hour.
  const [dismissed, setDismissed] = useState<string | null>(null)
  if (session !== null && !isOver && !wasOpen) setWasOpen(true)

  const keep = (deskSession: typeof session) =>
    client.writeQuery({ query: DeskSessionQuery, data: { __typename: 'Query', deskSession } })
  const open = async ({ code }: { readonly code: string }) => {
    const data = await runMutation(client, OpenDeskMutation, { input: { code } })
    keep(data?.openDesk ?? null)
    setAsking(false)
    setDismissed(null)
    if (isOver && wasOpen) void refetchShown(client).catch(() => {})
  }
  const leave = async () => {
    const data = await runMutation(client, LeaveDeskMutation, {}, 'alert')
    setAsking(false)
    setWasOpen(false)
    keep(data?.leaveDesk ?? null)
  }
  return {
    state: answerState(asked, session),
    openUntil,
    isOver,
    /** Whether pages of the desk are shown. */
    isShown: wasOpen,
    /** Whether the code is asked for over the page. */
    isAsking: wasOpen && (isAsking || (isOver && dismissed !== (openUntil ?? ''))),
    ask: () => {
      setAsking(true)
      setDismissed(null)
      // It may have been closed in another tab.
      void asked.refetch().catch(() => {})
    },
    dismiss: () => {
      setAsking(false)
      if (isOver) setDismissed(openUntil ?? '')
    },
    open,
    leave: () => void leave().catch(() => {}),
  }
}

import { useMutation } from '@apollo/client/react'
import { useState } from 'react'
import { secondsToWait } from '../network/apollo/secondsToWait.ts'
import { marked } from '../network/apollo/requestMarks.ts'
import { refusalOf } from '../network/apollo/trouble.ts'
import { useServices } from './useServices.ts'
import { gql } from '../__generated__/gql.ts'

/** Sends the link that confirms the viewer's address again. */
const ResendConfirmationMutation = gql(`
  mutation ResendConfirmation {
    resendConfirmation {
      againAt
    }
  }
`)

interface ResendConfirmation {
  /** When the letter may be sent again; null is now. */
  readonly at: string | null
  readonly isSending: boolean
  readonly onSend: () => void
}

/** Sends the viewer the letter that confirms their address once more. */
export function useResendConfirmation(): ResendConfirmation {
  const { clock, session } = useServices()
  const [at, setAt] = useState<string | null>(null)
  const [resend, { loading }] = useMutation(ResendConfirmationMutation, {
    context: marked({ errors: 'place' }),
  })
  const onSend = async () => {
    try {
      const { data } = await resend()
      setAt(data?.resendConfirmation?.againAt ?? null)
    } catch (error) {
      // Somebody who has just asked in another tab is told when; what nobody answered, an alert has said.
      const wait = secondsToWait(error)
      if (wait !== null) setAt(new Date(clock.now().getTime() + wait * 1000).toISOString())
      // The address was confirmed meanwhile: the viewer is asked for again, and the reminder goes.
      else if (refusalOf(error)?.code === 'email_confirmed_already') await session.refresh().catch(() => {})
    }
  }
  return { at, isSending: loading, onSend: () => void onSend() }
}

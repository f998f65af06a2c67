import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useVerification } from '../../../parts/modals/useVerification.ts'
import type { Outbox } from './outbox.ts'

/**
 * Asks for the code of the authenticator that a message waits for: by itself once, and again whenever the returned function
 * is called. The code goes out with the message and is kept nowhere.
 */
export function useCodeQuestion(outbox: Outbox): () => void {
  const verify = useVerification()
  const asking = useSyncExternalStore(outbox.subscribe, outbox.asks)
  const ask = () => {
    const clientId = outbox.asks()
    if (clientId === null) return
    void verify({
      action: 'first_sell_message',
      onSubmit: ({ code }) => outbox.confirm(clientId, code),
    })
  }
  const asked = useRef<string | null>(null)
  const askByItself = useEffectEvent((clientId: string) => {
    // A wrong code is said in the dialog that is open.
    if (asked.current !== clientId) ask()
    asked.current = clientId
  })
  useEffect(() => {
    if (asking !== null) askByItself(asking)
  }, [asking])
  return ask
}

import type { CardPurchaseShape } from '@souk/design-system/domain/money/card/cardShape.ts'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { useCallback, useEffect, useState } from 'react'
import { runMutation } from '../../network/apollo/runMutation.ts'
import { statusOf } from '../../network/apollo/trouble.ts'
import { useServices } from '../../services/useServices.ts'
import { ConfirmCardPurchaseMutation } from './Card.queries.ts'

type CardPurchaseState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'missing' }
  | { readonly status: 'ready'; readonly purchase: CardPurchaseShape }

/** An open purchase is looked at again after so long, in milliseconds. */
const everyMs = 5000
const unknownStatuses = [400, 404, 422]

/** What the provider says of a purchase; while it is open, it is asked again and again. */
export function useCardPurchase(id: string) {
  const { client } = useServices()
  const [state, setState] = useState<CardPurchaseState>({ status: 'loading' })
  const [isLooking, setLooking] = useState(true)
  const ask = useCallback(async (): Promise<CardPurchaseState> => {
    try {
      const data = await runMutation(client, ConfirmCardPurchaseMutation, { input: { id } })
      const purchase = data?.confirmCardPurchase
      return purchase ? { status: 'ready', purchase } : { status: 'failed' }
    } catch (error) {
      return { status: unknownStatuses.includes(statusOf(error) ?? 0) ? 'missing' : 'failed' }
    }
  }, [client, id])
  const take = useCallback((next: CardPurchaseState) => {
    setState(next)
    setLooking(false)
  }, [])
  const look = useCallback(() => {
    setLooking(true)
    const again = async () => take(await ask())
    void again()
  }, [ask, take])
  useEffect(() => {
    let isLeft = false
    const begin = async () => {
      const next = await ask()
      if (!isLeft) take(next)
    }
    void begin()
    return () => {
      isLeft = true
    }
  }, [ask, take])
  const isOpen =
    state.status === 'ready' && (state.purchase.status === 'created' || state.purchase.status === 'pending')
  // Every answer is a new state, and has the next question follow.
  useEffect(
    () => (isOpen && !isLooking ? browserTimers.after(everyMs, look) : undefined),
    [isOpen, isLooking, look],
  )
  return { state, look, isLooking }
}

import { useModalOf } from '@souk/design-system/modal/useModal.ts'
import { browserTimers } from '@souk/design-system/timing/timers.ts'
import { useEffect, useEffectEvent } from 'react'
import type { modalTable } from '../modals/modalTable.ts'
import { useServices } from '../../services/useServices.ts'
import { useViewer } from '../../services/useViewer.ts'
import { tradeToRate, type RateableTrade } from './reviewPrompts.ts'
import { useFeedbackCalls } from './useFeedbackCalls.ts'

/** The page comes first, in milliseconds. */
const promptDelay = 1500

/** Asks, once per trade, how a completed one went that its side has not spoken of. Never over another modal. */
export function useRatePrompt(trades: readonly RateableTrade[]): void {
  const { modals, prompts, clock } = useServices()
  const modal = useModalOf<typeof modalTable>()
  const viewer = useViewer()
  const { create } = useFeedbackCalls()
  const userId = viewer?.id ?? null
  const due =
    userId === null ? null : tradeToRate(trades, clock.now(), id => prompts.wasAskedToRate(userId, id))
  const ask = useEffectEvent(async () => {
    if (due === null || userId === null || modals.current() !== null) return
    prompts.askedToRate(userId, due.id)
    const partnerName = due.counterparty.userName
    const startGrade = await modal.open('rate', { partnerName })
    if (startGrade === undefined) return
    await modal.open('feedback', {
      partnerName,
      current: null,
      startGrade,
      onSubmit: values => create(due.id, values),
    })
  })
  const dueId = due?.id ?? null
  useEffect(() => (dueId === null ? undefined : browserTimers.after(promptDelay, () => void ask())), [dueId])
}

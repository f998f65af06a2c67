import type { SendDraft } from '@souk/design-system/domain/money/send/sendShape.ts'
import { isDecimalString, type DecimalString } from '@souk/design-system/format/decimal.ts'
import { useState } from 'react'
import { refusalOf, troubleOf } from '../../network/apollo/trouble.ts'
import { useIntent } from '../../services/useIntent.ts'
import { paths } from '../../routes/paths.ts'
import { useServices } from '../../services/useServices.ts'
import { CreateWithdrawalMutation } from './Send.mutations.ts'
import { sendMemory } from './sendMemory.ts'

/** The fee before and after it moved. */
export interface ChangedFee {
  readonly before: DecimalString
  readonly now: DecimalString
}

/** How the attempt to send stands, besides what a field or an alert says. */
export interface SendOutcome {
  readonly changed: ChangedFee | null
  /** Nobody answered: it may have been sent. */
  readonly isUnknown: boolean
}

interface SendOptions {
  readonly coinCode: string
  /** Of the destination: the form is shown again, with the error at its field. */
  readonly onRefused: (error: unknown) => void
  /** Costs or obstacles have moved. */
  readonly onMoved: () => void
}

interface Send {
  readonly send: (
    draft: SendDraft,
    networkFee: DecimalString,
    proof: { readonly code?: string },
  ) => Promise<void>
  readonly outcome: SendOutcome
}

const destinationFields = ['address', 'user_name', 'memo']
const settled: SendOutcome = { changed: null, isUnknown: false }

/**
 * Sends what was reviewed, once: a second press, a retry, and the same after a reload are the same intent. Then the page is
 * the withdrawal's.
 */
export function useSend({ coinCode, onRefused, onMoved }: SendOptions): Send {
  const { navigation } = useServices()
  const { run } = useIntent(CreateWithdrawalMutation, { errors: 'place' })
  const [outcome, setOutcome] = useState<SendOutcome>(settled)

  const send: Send['send'] = async (draft, networkFee, proof) => {
    setOutcome(settled)
    sendMemory.keep(coinCode, { draft, networkFee })
    try {
      const { createWithdrawal } = await run({ input: { ...inputOf(coinCode, draft), networkFee, ...proof } })
      sendMemory.forget(coinCode)
      if (createWithdrawal) {
        navigation.go(paths.withdrawal(coinCode, createWithdrawal.id), { replace: true })
      }
    } catch (error) {
      failed(error, networkFee)
      throw error
    }
  }
  const failed = (error: unknown, before: DecimalString) => {
    const refusal = refusalOf(error)
    if (refusal === null) {
      if (troubleOf(error).kind === 'signedOut') return
      setOutcome({ changed: null, isUnknown: true })
      return
    }
    sendMemory.forget(coinCode)
    const now = String(refusal.params?.['fee'] ?? '')
    if (refusal.code === 'fee_changed' && isDecimalString(now))
      setOutcome({ changed: { before, now }, isUnknown: false })
    if (Object.keys(refusal.fields).some(name => destinationFields.includes(name))) onRefused(error)
    onMoved()
  }
  return { send, outcome }
}

/** The body of the call: what is empty is left out. */
function inputOf(coinCode: string, draft: SendDraft) {
  const { way, network, address, userName, memo, comment, amount } = draft
  return {
    cryptoCurrencyCode: coinCode,
    amount,
    ...(way === 'user'
      ? { userName }
      : { address, ...(network === null ? {} : { network }), ...(memo === '' ? {} : { memo }) }),
    ...(comment === '' ? {} : { comment }),
  }
}

import type { ApolloClient } from '@apollo/client'
import type { NamedAsset } from '@souk/design-system/domain/reference/asset/assetBook.ts'
import type { SwapAnswer } from '@souk/design-system/domain/money/swap/SwapConfirmation.tsx'
import type { SwapSide } from '@souk/design-system/domain/money/swap/swapShape.ts'
import type { DecimalString } from '@souk/design-system/format/decimal.ts'
import { useErrorText } from '@souk/design-system/locales/useErrorText.ts'
import { useModalOf } from '@souk/design-system/modal/useModal.ts'
import { useState } from 'react'
import { refusalOf, troubleOf } from '../../network/apollo/trouble.ts'
import { useIntent } from '../../services/useIntent.ts'
import { marked } from '../../network/apollo/requestMarks.ts'
import type { modalTable } from '../../parts/modals/modalTable.ts'
import { paths } from '../../routes/paths.ts'
import { useServices } from '../../services/useServices.ts'
import { renewQuote } from './renewQuote.ts'
import { ConfirmSwapMutation, QuoteSwapMutation, QuoteSwapOfferMutation } from './Swap.queries.ts'

interface Asked {
  readonly from: NamedAsset
  readonly to: NamedAsset
  readonly side: SwapSide
  readonly amount: DecimalString
  /** The trader's offer that it is wanted at; with the house when left out. */
  readonly offerId?: string
}

const silent = { context: marked({ errors: 'silent' }) }

async function quoteOfHouse(client: ApolloClient, { from, to, side, amount }: Asked) {
  const input = { fromCode: from.code, toCode: to.code, side, amount }
  const { data } = await client.mutate({ mutation: QuoteSwapMutation, variables: { input }, ...silent })
  return data?.quoteSwap
}

async function quoteOfTrader(client: ApolloClient, { offerId: id = '', side, amount }: Asked) {
  const variables = { id, input: { side, amount } }
  const { data } = await client.mutate({ mutation: QuoteSwapOfferMutation, variables, ...silent })
  return data?.quoteSwapOffer
}

/** Locks a price, has it looked at, and swaps at it, once. */
export function useSwap({ onDone, onMoved }: { onDone: () => void; onMoved: () => void }) {
  const { client, navigation } = useServices()
  const errorText = useErrorText()
  const modal = useModalOf<typeof modalTable>()
  const { run } = useIntent(ConfirmSwapMutation, { errors: 'place' })
  const [isQuoting, setQuoting] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  const quote = async (asked: Asked) => {
    const found =
      asked.offerId === undefined ? await quoteOfHouse(client, asked) : await quoteOfTrader(client, asked)
    if (!found) throw new Error('No price was answered')
    return found
  }
  const refused = (error: unknown): Exclude<SwapAnswer, { kind: 'done' }> => {
    const renewed = renewQuote(error)
    if (renewed) return { kind: 'renewed', quote: renewed }
    const said = refusalOf(error)
    if (said === null) return { kind: 'unknown' }
    onMoved()
    const text = Object.values(said.fields)[0] ?? said.text ?? undefined
    return { kind: 'refused', text: errorText({ code: said.code, params: said.params, text }) }
  }
  const confirm = async (quoteId: string): Promise<SwapAnswer> => {
    try {
      const { confirmSwap } = await run({ input: { quoteId } })
      return confirmSwap ? { kind: 'done', swap: confirmSwap } : { kind: 'unknown' }
    } catch (error) {
      return refused(error)
    }
  }
  const renew = (asked: Asked) => () =>
    quote(asked).then(
      found => ({ kind: 'renewed', quote: found }) as const,
      (error: unknown) => refused(error),
    )
  const review = async (asked: Asked) => {
    setRefusal(null)
    setQuoting(true)
    try {
      const locked = await quote(asked)
      setQuoting(false)
      const { from, to } = asked
      const swap = await modal.open('swapConfirmation', {
        quote: locked,
        from,
        to,
        onConfirm: confirm,
        onRenew: renew(asked),
      })
      if (swap === undefined) return
      onDone()
      if ((await modal.open('swapSuccess', { swap, from, to })) === 'wallet') navigation.go(paths.wallet())
    } catch (error) {
      const trouble = troubleOf(error)
      if (trouble.kind === 'signedOut') return
      const answer = refused(error)
      // Nothing was swapped: it is said once, at the amount.
      setRefusal(
        answer.kind === 'refused'
          ? answer.text
          : errorText(trouble.kind === 'noAnswer' ? { code: 'no_connection' } : {}),
      )
    } finally {
      setQuoting(false)
    }
  }
  return { review, isQuoting, refusal, forget: () => setRefusal(null) }
}

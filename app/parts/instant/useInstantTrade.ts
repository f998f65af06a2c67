import { useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import type { CreateInstantTradeInput } from '../../__generated__/graphql.ts'
import { useIntent } from '../../services/useIntent.ts'
import { paths } from '../../routes/paths.ts'
import { useServices } from '../../services/useServices.ts'
import { useStanding } from '../../services/useViewer.ts'
import { gql } from '../../__generated__/gql.ts'

/** The latest instant trades of the viewer, newest first. */
const InstantTradesQuery = gql(`
  query InstantTrades {
    instantTrades {
      items {
        id
        status
        tradeId
        refusal
        cryptoCurrencyCode
        currencyCode
      }
      seq
    }
  }
`)

/** Asks for a trade on the best offer that trades at once. */
const CreateInstantTradeMutation = gql(`
  mutation CreateInstantTrade($input: CreateInstantTradeInput!, $idempotencyKey: String!) {
    createInstantTrade(input: $input, idempotencyKey: $idempotencyKey) {
      id
      status
    }
  }
`)

/** How often it is asked again what became of one, beside what is told live. */
const pollMs = 2000

/** The viewer's latest instant trade of a pair, live; and how to ask for another. One that was asked for here leads to its trade. */
export function useInstantTrade({ coin, fiat }: { readonly coin: string; readonly fiat: string }) {
  const { navigation } = useServices()
  const isMember = useStanding() === 'member'
  const { run, isPending } = useIntent(CreateInstantTradeMutation)
  const [awaited, setAwaited] = useState<string | null>(null)
  const { data, refetch, startPolling, stopPolling } = useQuery(InstantTradesQuery, { skip: !isMember })
  const items = data?.instantTrades?.items ?? []
  const latest = items.find(one => one.cryptoCurrencyCode === coin && one.currencyCode === fiat) ?? null
  const opened = items.find(({ id, tradeId }) => id === awaited && tradeId !== null)?.tradeId ?? null
  const isLooking = latest?.status === 'created'

  useEffect(() => {
    if (!isLooking) return undefined
    startPolling(pollMs)
    return stopPolling
  }, [isLooking, startPolling, stopPolling])
  useEffect(() => {
    if (opened !== null) navigation.go(paths.trade(opened))
  }, [opened, navigation])

  const start = async (input: CreateInstantTradeInput) => {
    const { createInstantTrade } = await run({ input })
    setAwaited(createInstantTrade?.id ?? null)
    await refetch()
  }
  return {
    asked: latest && {
      status: latest.status,
      tradeHref: latest.tradeId === null ? null : paths.trade(latest.tradeId),
      reason: latest.refusal,
    },
    start: (input: CreateInstantTradeInput) => {
      // What was refused, an alert has said.
      start(input).catch(() => {})
    },
    isStarting: isPending,
  }
}

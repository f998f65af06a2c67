import type { ApprovalResultKind } from '@souk/design-system/domain/money/send/withdrawal/ApprovalResult.tsx'
import type {
  ApprovalShape,
  WithdrawalStatus,
} from '@souk/design-system/domain/money/send/withdrawal/withdrawalShape.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useParams } from 'react-router-dom'
import type { ApprovalDecision } from '../../__generated__/graphql.ts'
import { marked } from '../../network/apollo/requestMarks.ts'
import { refusalOf } from '../../network/apollo/trouble.ts'
import { useGo } from '../../routes/navigation/useGo.ts'
import { openedLink, paths } from '../../routes/paths.ts'
import { useServices } from '../../services/useServices.ts'
import { DecideWithdrawalMutation } from './Send.mutations.ts'
import { ApprovalQuery } from './Send.queries.ts'

/** What the page of an approval shows. */
type ApprovalView =
  | { readonly kind: 'coming' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'asked'; readonly approval: ApprovalShape }
  | { readonly kind: 'over'; readonly end: ApprovalResultKind }

interface ApprovalState {
  readonly view: ApprovalView
  readonly decide: (decision: ApprovalDecision) => Promise<void>
  readonly isDeclining: boolean
  readonly retry: () => void
}

/** What a refusal of a link's token means to whoever opened it. */
const refusedEnds: Readonly<Record<string, ApprovalResultKind>> = {
  link_used: 'used',
  link_expired: 'expired',
  link_unknown: 'unknown',
  time_ran_out: 'expired',
  withdrawal_moved_on: 'used',
  // A token that was cut off by a mail program, or typed.
  invalid_input: 'unknown',
}

/** What a withdrawal that is decided is to whoever opens its link once more. */
const ends = {
  awaiting_approval: null,
  approved: 'approved',
  signed: 'approved',
  broadcast: 'approved',
  confirmed: 'approved',
  declined: 'declined',
  expired: 'expired',
  cancelled: 'used',
  aml_refused: 'used',
  failed: 'used',
} as const satisfies Record<WithdrawalStatus, ApprovalResultKind | null>

const coming: ApprovalView = { kind: 'coming' }
const failed: ApprovalView = { kind: 'failed' }

const viewOf = (approval: ApprovalShape): ApprovalView => {
  const end = ends[approval.status]
  return end === null ? { kind: 'asked', approval } : { kind: 'over', end }
}

const endOf = (error: unknown): ApprovalView => {
  const end = refusedEnds[refusalOf(error)?.code ?? '']
  return end === undefined ? failed : { kind: 'over', end }
}

/**
 * The approval that a letter's link asks for. Its token is taken out of the address at once and lives in this page alone:
 * after a reload the letter is opened once more.
 */
export function useApproval(): ApprovalState {
  const { client } = useServices()
  const { token: inAddress = openedLink } = useParams()
  const go = useGo()
  const [token, setToken] = useState<string | null>(null)
  const [view, setView] = useState<ApprovalView>(coming)
  const [isDeclining, setDeclining] = useState(false)
  // Another link was opened in this page.
  if (inAddress !== openedLink && inAddress !== token) {
    setToken(inAddress)
    setView(coming)
  }

  const look = async (secret: string) => {
    const { data } = await client.query({
      query: ApprovalQuery,
      variables: { input: { token: secret } },
      fetchPolicy: 'no-cache',
      context: marked({ errors: 'place' }),
    })
    return data?.withdrawalApproval ? viewOf(data.withdrawalApproval) : failed
  }
  const open = useEffectEvent((secret: string) => {
    look(secret)
      .catch(endOf)
      .then(setView, () => setView(failed))
    go(paths.approval(), { replace: true })
  })
  useEffect(() => {
    if (token !== null) open(token)
  }, [token])

  const decide = async (decision: ApprovalDecision) => {
    if (token === null) return
    setDeclining(decision === 'decline')
    try {
      const { data } = await client.mutate({
        mutation: DecideWithdrawalMutation,
        variables: { input: { token, decision } },
        context: marked({ errors: 'place' }),
        fetchPolicy: 'no-cache',
      })
      if (data?.decideWithdrawal) setView(viewOf(data.decideWithdrawal))
    } catch (error) {
      const next = endOf(error)
      if (next.kind !== 'over') throw error
      setView(next)
    } finally {
      setDeclining(false)
    }
  }
  return {
    view: token === null ? { kind: 'over', end: 'unknown' } : view,
    decide,
    isDeclining,
    retry: () => {
      if (token === null) return
      setView(coming)
      look(token)
        .catch(endOf)
        .then(setView, () => setView(failed))
    },
  }
}

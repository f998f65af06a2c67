import { ClaimDeposit } from '@souk/design-system/domain/money/wallet/receive/ClaimDeposit.tsx'
import type { ClaimState } from '@souk/design-system/domain/money/wallet/receive/ClaimDeposit.tsx'
import { useState } from 'react'
import { refetchShown } from '../../network/apollo/refetchShown.ts'
import { useIntent } from '../../services/useIntent.ts'
import { useServices } from '../../services/useServices.ts'
import { ClaimDepositMutation } from './Receive.queries.ts'

/** Claims coins that came over a network without a memo. */
export function Claim({ network }: { network: string }) {
  const { client } = useServices()
  const { run } = useIntent(ClaimDepositMutation, { errors: 'place' })
  const [state, setState] = useState<ClaimState | null>(null)
  const claim = async ({ txid }: { readonly txid: string }) => {
    setState(null)
    const { claimDeposit } = await run({ input: { network, txid: txid.trim() } })
    setState(claimDeposit?.state ?? null)
    // A list that nobody answers for is asked for again by the next event.
    refetchShown(client, ['deposits']).catch(() => {})
  }
  return <ClaimDeposit state={state} onSubmit={claim} />
}

import { PokeNotice } from '@souk/design-system/domain/trading/advert/openTrade/PokeNotice.tsx'
import { useState } from 'react'
import { gql } from '../../__generated__/gql.ts'
import { useIntent } from '../../services/useIntent.ts'

const PokeMutation = gql(`
  mutation Poke($id: ID!, $idempotencyKey: String!) {
    poke(id: $id, idempotencyKey: $idempotencyKey) {
      advertId
      againAt
    }
  }
`)

interface PokeProps {
  advertId: string
  ownerName: string
}

/** Tells an advert's owner that the viewer waits. What it is refused for is alerted: too early, it says until when. */
export function PokePart({ advertId, ownerName }: PokeProps) {
  const { run, isPending } = useIntent(PokeMutation)
  const [againAt, setAgainAt] = useState<string | null>(null)
  const poke = async () => {
    const { poke: told } = await run({ id: advertId })
    setAgainAt(told?.againAt ?? null)
  }
  return <PokeNotice {...{ ownerName, againAt, isPending }} onPoke={() => void poke().catch(() => {})} />
}

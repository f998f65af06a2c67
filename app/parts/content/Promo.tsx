import { useMutation, useQuery } from '@apollo/client/react'
import { PromoBlocks } from '@souk/design-system/domain/content/promo/PromoBlocks.tsx'
import { useState } from 'react'
import { marked } from '../../network/apollo/requestMarks.ts'
import { safeStorage } from '../../device/storage/safeStorage.ts'
import { useStanding } from '../../services/useViewer.ts'
import { MarkPromoBlocksViewedMutation, PromoBlocksQuery } from './PromoBlocks.queries.ts'
import { createDismissals } from './dismissals.ts'

const putAway = createDismissals(safeStorage(() => localStorage))

/** Blocks that lead on to something, until the viewer puts them away. Fetched by `useWordedPart` with the words of `home`. */
export function Promo() {
  const hasSession = ['guest', 'member'].includes(useStanding())
  const { data } = useQuery(PromoBlocksQuery)
  const [mark] = useMutation(MarkPromoBlocksViewedMutation, { context: marked({ errors: 'silent' }) })
  const [gone, setGone] = useState<readonly string[]>([])
  const blocks = (data?.promoBlocks?.items ?? []).filter(
    ({ id }) => !gone.includes(id) && (hasSession || !putAway.has(id)),
  )
  if (blocks.length === 0) return null
  const away = (id: string) => {
    setGone([...gone, id])
    if (!hasSession) return putAway.add(id)
    // What could not be told is shown again another time.
    mark({ variables: { ids: [id] } }).catch(() => {})
  }
  return <PromoBlocks blocks={blocks} onPutAway={away} />
}

import { StoryStrip } from '@souk/design-system/domain/content/story/StoryStrip.tsx'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { useStories } from '../../parts/content/useStories.ts'
import { keepFocus } from '../../routes/navigation/focusState.ts'
import { useGo } from '../../routes/navigation/useGo.ts'
import { paths } from '../../routes/paths.ts'

/**
 * The stories over the wallet. Each has an address of its own, `/wallet/story/0`: going there shows it, and closing it leads
 * back to the wallet.
 */
export function WalletStories() {
  const go = useGo()
  const { index } = useParams()
  const { key } = useLocation()
  const { stories, show, hasFailed } = useStories()
  // What was viewed moves behind what is new: the numbers are those of the order that the page began with.
  const [order, setOrder] = useState<readonly string[] | null>(null)
  if (order === null && stories !== null) setOrder(stories.map(({ id }) => id))
  // The visit of this place that a story was opened by; null once somebody goes elsewhere, or here once more.
  const visit = useRef<string | null>(null)
  const open = useEffectEvent(async (number: string, by: string) => {
    const id = order?.[Number(number)]
    const hasFollowed = id !== undefined && (await show(id))
    if (visit.current === by && !hasFollowed) go(paths.wallet(), { replace: true, state: keepFocus })
  })
  const isKnown = order !== null || hasFailed
  useEffect(() => {
    if (index !== undefined && isKnown) {
      visit.current = key
      // After the change of page, which closes whatever was open before it.
      void Promise.resolve(index).then(number => open(number, key))
    }
    return () => {
      visit.current = null
    }
  }, [index, key, isKnown])
  return (
    <StoryStrip
      stories={stories ?? []}
      onOpen={id => {
        visit.current = null
        go(paths.walletStory(order?.indexOf(id) ?? 0), { state: keepFocus })
      }}
    />
  )
}

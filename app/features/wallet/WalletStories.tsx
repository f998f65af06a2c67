import { StoryStrip } from '@souk/design-system/domain/story/StoryStrip.tsx'
import { useEffect, useEffectEvent, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useStories } from '../../content/useStories.ts'
import { keepFocus } from '../../frame/keepsFocus.ts'
import { useGo } from '../../navigation/useGo.ts'
import { paths } from '../../paths.ts'
import { useServices } from '../../services/useServices.ts'

/**
 * The stories over the wallet. Each has an address of its own, `/wallet/story/0`: going there shows it, and closing it leads
 * back to the wallet.
 */
export function WalletStories() {
  const { navigation } = useServices()
  const go = useGo()
  const { index } = useParams()
  const { stories, show, hasFailed } = useStories()
  // What was viewed moves behind what is new: the numbers are those of the order that the page began with.
  const [order, setOrder] = useState<readonly string[] | null>(null)
  if (order === null && stories !== null) setOrder(stories.map(({ id }) => id))
  const open = useEffectEvent(async (number: string) => {
    const id = order?.[Number(number)]
    const hasFollowed = id !== undefined && (await show(id))
    // Whoever has gone elsewhere meanwhile, by a link or back, is not called back.
    const isHere = navigation.address() === navigation.hrefOf(paths.walletStory(Number(number)))
    if (isHere && !hasFollowed) go(paths.wallet(), { replace: true, state: keepFocus })
  })
  const isKnown = order !== null || hasFailed
  useEffect(() => {
    // After the change of page, which closes whatever was open before it.
    if (index !== undefined && isKnown) void Promise.resolve(index).then(open)
  }, [index, isKnown])
  return (
    <StoryStrip
      stories={stories ?? []}
      onOpen={id => go(paths.walletStory(order?.indexOf(id) ?? 0), { state: keepFocus })}
    />
  )
}

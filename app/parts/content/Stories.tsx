import { StoryStrip } from '@souk/design-system/domain/content/story/StoryStrip.tsx'
import { useStories } from './useStories.ts'

/** The stories of the house: a strip, and each over the page. */
export function Stories() {
  const { stories, show } = useStories()
  return <StoryStrip stories={stories ?? []} onOpen={id => void show(id)} />
}

import { useMutation, useQuery } from '@apollo/client/react'
import { StoryStrip } from '@souk/design-system/domain/story/StoryStrip.tsx'
import { useModalOf } from '@souk/design-system/modal/useModal.ts'
import { marked } from '../../apollo/requestMarks.ts'
import type { modalTable } from '../../modals/modalTable.ts'
import { MarkStoryViewedMutation, StoriesQuery } from './Stories.queries.ts'

/** The stories of the house: a strip, and each over the page. Without them the dashboard is whole: nothing says that they did not come. */
export function Stories() {
  const modal = useModalOf<typeof modalTable>()
  const { data } = useQuery(StoriesQuery, { context: marked({ errors: 'silent' }) })
  const [mark] = useMutation(MarkStoryViewedMutation, { context: marked({ errors: 'silent' }) })
  const stories = data?.stories?.items ?? []
  const viewed = (id: string) => {
    // Not remembered, it is new once more.
    if (stories.some(story => story.id === id && !story.isViewed))
      mark({ variables: { input: { id } } }).catch(() => {})
  }
  return (
    <StoryStrip
      stories={stories}
      onOpen={startId => void modal.open('story', { stories, startId, onViewed: viewed })}
    />
  )
}

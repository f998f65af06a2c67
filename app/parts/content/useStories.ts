import { useMutation, useQuery } from '@apollo/client/react'
import type { StoryShape } from '@souk/design-system/domain/content/story/storyShape.ts'
import { useModalOf } from '@souk/design-system/modal/useModal.ts'
import { marked } from '../../network/apollo/requestMarks.ts'
import type { modalTable } from '../modals/modalTable.ts'
import { MarkStoryViewedMutation, StoriesQuery } from './Stories.queries.ts'

interface Stories {
  /** Null until they are there. */
  readonly stories: readonly StoryShape[] | null
  /** Shows one over the page, and those after it; resolves when they are closed: whether somebody goes on to where one leads. */
  readonly show: (startId: string) => Promise<boolean>
  /** They will not come. */
  readonly hasFailed: boolean
}

/** The stories of the house. Without them a page is whole: nothing says that they did not come. */
export function useStories(): Stories {
  const modal = useModalOf<typeof modalTable>()
  const { data, error } = useQuery(StoriesQuery, { context: marked({ errors: 'silent' }) })
  const [mark] = useMutation(MarkStoryViewedMutation, { context: marked({ errors: 'silent' }) })
  const stories = data?.stories?.items ?? null
  const viewed = (id: string) => {
    // Not remembered, it is new once more.
    if (stories?.some(story => story.id === id && !story.isViewed))
      mark({ variables: { input: { id } } }).catch(() => {})
  }
  return {
    stories,
    show: async startId => {
      const end = await modal.open('story', { stories: stories ?? [], startId, onViewed: viewed })
      return end === 'followed'
    },
    hasFailed: error !== undefined,
  }
}

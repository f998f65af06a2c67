import { useState } from 'react'
import type { StoryShape } from './storyShape.ts'

interface StoryPlace {
  readonly story: StoryShape | undefined
  readonly slide: number
  readonly isFirst: boolean
  readonly next: () => void
  readonly previous: () => void
}

/**
 * Where somebody is in a row of stories. They go on from one to the next, and after the last it is over.
 * @param onEnd the last slide of the last story has passed
 */
export function useStoryPlace(
  stories: readonly StoryShape[],
  startId: string,
  onEnd: () => void,
): StoryPlace {
  const [{ index, slide }, move] = useState(() => ({
    index: Math.max(
      0,
      stories.findIndex(({ id }) => id === startId),
    ),
    slide: 0,
  }))
  const story = stories[index]
  return {
    story,
    slide,
    isFirst: index === 0 && slide === 0,
    next: () => {
      if (story !== undefined && slide + 1 < story.slides.length) move({ index, slide: slide + 1 })
      else if (index + 1 < stories.length) move({ index: index + 1, slide: 0 })
      else onEnd()
    },
    previous: () => {
      if (slide > 0) move({ index, slide: slide - 1 })
      else if (index > 0) move({ index: index - 1, slide: 0 })
    },
  }
}

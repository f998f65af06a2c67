import * as unions from '../../__generated__/unions.ts'

/** What a story is about, by colour; its icon and title say it too. */
export const storyTones = unions.contentTones
export type StoryTone = (typeof storyTones)[number]

/** The pictures that a story may have. */
export const storyIcons = unions.contentIcons
export type StoryIcon = (typeof storyIcons)[number]

export interface StorySlideShape {
  readonly title: string
  readonly text: string
  /** A page of the app, without the prefix of a language; null where it leads nowhere. */
  readonly linkPath: string | null
  readonly linkLabel: string | null
}

/** Something to know in a few slides. */
export interface StoryShape {
  readonly id: string
  readonly tone: StoryTone
  readonly icon: StoryIcon
  readonly title: string
  readonly isViewed: boolean
  readonly slides: readonly StorySlideShape[]
}

/** Where the tokens are used, as Storybook’s page of tokens reads it. Lists of numbers are places in the lists of names. */
export interface TokenUses {
  /** Components of the design system by their files. */
  readonly components: readonly string[]
  /** Files of stories. */
  readonly stories: readonly StoryFileName[]
  /** By the name of a token: `semantic.text.primary`. One that is not there is used nowhere. */
  readonly tokens: Readonly<Record<string, UsesOfToken>>
}

/** A file of stories, and the story of it to look at first. */
export interface StoryFileName {
  readonly title: string
  readonly id: string
}

export interface UsesOfToken {
  /** Components that read it, in their own styles or in styles that several share. */
  readonly components: readonly number[]
  /** Files of stories that show one of these, in whatever depth. */
  readonly stories: readonly number[]
}

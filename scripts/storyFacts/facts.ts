/** Where a component stands. `stable`: whoever uses it may rely on it; `preview`: it may still change. */
export type Standing = 'stable' | 'preview'

/** A page of the app that its stories show. */
export interface PageFacts {
  /** As its stories are called: `Pages/Wallet`. */
  readonly title: string
  /** Its first story. */
  readonly story: string
  readonly file: string
  /** Where it stands in the app; null where its stories do not say. */
  readonly address: string | null
  /** The components that it puts together itself, by their files. */
  readonly components: readonly string[]
}

/** What is known of a component without asking anybody. */
export interface ComponentFacts {
  readonly name: string
  readonly file: string
  /** What its stories are called; a component may share them with its like. */
  readonly title: string
  readonly standing: Standing
  /** What is missing of a stable one; empty where nothing is. */
  readonly missing: readonly string[]
  readonly stories: number
  /** Stories in which something is proved, and tests of their own. */
  readonly tests: number
  /** Stories that axe looks at, in each theme: a story with a fault of it fails. */
  readonly axe: number
  /** Baselines that a change is compared with, of each theme. */
  readonly pictures: number
  /** Of its own code and style, compressed. */
  readonly bytes: number
  /** Titles of the pages that lead to it over any number of steps. */
  readonly pages: readonly string[]
  /** Whether its page has a guide, which says what it is related to. */
  readonly hasGuide: boolean
  /** Files of the components that it is put together from, by inner parts too that no story shows; none where it has a guide. */
  readonly madeOf: readonly string[]
  /** Files of the components that are put together with it; none where it has a guide. */
  readonly partOf: readonly string[]
}

/** What a file of stories is about. */
export interface StoriesFacts {
  readonly file: string
  readonly title: string
  readonly story: string
  /** What it is there for, where the file says it itself. */
  readonly purpose: string | null
  /** Files of the components that it names, the one that it is about first. */
  readonly components: readonly string[]
}

/** All that Storybook’s pages say of components, made from the files. */
export interface StoryFacts {
  /** By their files. */
  readonly components: Readonly<Record<string, ComponentFacts>>
  readonly pages: readonly PageFacts[]
  /** By their titles. */
  readonly stories: Readonly<Record<string, StoriesFacts>>
}

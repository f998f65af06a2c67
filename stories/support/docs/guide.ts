import type { ReactElement } from 'react'

/** Two live pictures beside each other. */
interface GuidePair {
  readonly right: { readonly says: string; readonly picture: () => ReactElement }
  readonly wrong: { readonly says: string; readonly picture: () => ReactElement }
}

/** How a component is used: what its docstring has no room for. A page of Storybook is made of it. */
export interface Guide {
  /** Each line ends "Use it to …". */
  readonly when: readonly string[]
  /** When something else is better, and what. */
  readonly not: readonly (readonly [when: string, use: string])[]
  readonly pairs?: readonly GuidePair[]
  /** Its parts, in the order in which they are read. */
  readonly anatomy?: readonly (readonly [part: string, does: string])[]
  /** None for what no key reaches. */
  readonly keyboard?: readonly (readonly [keys: string, does: string])[]
  /** Names of components that are used with it or in its place. */
  readonly related: readonly string[]
}

/** The guides of a file, by the names of components. */
export type Guides = Readonly<Record<string, Guide>>

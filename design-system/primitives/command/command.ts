import type { IconDrawing } from '../icon/Icon.tsx'

/** Something that a person can do from anywhere, or a place that they can go to. */
export interface Command<Id extends string = string> {
  readonly id: Id
  readonly label: string
  /** What it is, at the end of the row: "Bitcoin". */
  readonly detail?: string | undefined
  /** Other words by which it is found. */
  readonly alias?: string | undefined
  readonly icon?: IconDrawing | undefined
}

/** Commands of one kind, under a title. */
export interface CommandGroup<Id extends string = string> {
  readonly title: string
  readonly commands: readonly Command<Id>[]
}

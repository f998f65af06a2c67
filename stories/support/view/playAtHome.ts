import { usualView, type View } from './viewAxes.ts'

/** What plays are written for: other words, another time and other data are no fault of the story. */
const felt = ['locale', 'time', 'data'] as const satisfies readonly (keyof View)[]

interface Scene {
  readonly globals: Readonly<Record<string, unknown>>
  /** What the story itself says: the toolbar cannot change it. */
  readonly storyGlobals: Readonly<Record<string, unknown>>
  readonly step: (label: string, play: () => void) => unknown
}

/** What was changed in the toolbar, of what plays are written for. */
export const strangeTo = ({ globals, storyGlobals }: Omit<Scene, 'step'>): readonly (typeof felt)[number][] =>
  felt.filter(
    axis => storyGlobals[axis] === undefined && (globals[axis] ?? usualView[axis]) !== usualView[axis],
  )

type Play = (scene: Scene) => unknown

/** The play where the story is looked at as it was written for, and otherwise a line in the panel of interactions that says why not. */
const atHome =
  (play: Play): Play =>
  async scene => {
    const strange = strangeTo(scene)
    if (strange.length === 0) await play(scene)
    else await scene.step(`Not played: written for another ${strange.join(' and ')}`, () => {})
  }

/** A story or a meta, as far as plays go. */
interface Given {
  readonly play?: unknown
}

const givenAtHome = <Whole>(given: Whole): Whole => {
  const { play } = (given ?? {}) as Given
  return typeof play === 'function' ? { ...given, play: atHome(play as Play) } : given
}

interface Story {
  test: (name: string, ...more: readonly unknown[]) => unknown
}

interface Meta {
  story: (given: never) => unknown
}

/**
 * Has every play and test of a story run only as it was written for, so that nothing fails in the panel when somebody looks at an
 * English story in another language. Storybook has no place for this but the functions that make stories.
 */
export function playsAtHome(preview: { meta: unknown }): void {
  const metaOf = preview.meta as (given: unknown) => Meta
  preview.meta = (given: unknown) => {
    const meta = metaOf(givenAtHome(given))
    const storyOf = meta.story as (given: unknown) => Story
    meta.story = (own: unknown) => {
      const story = storyOf(givenAtHome(own))
      const testOf = story.test.bind(story)
      story.test = (name, ...more) =>
        testOf(name, ...more.map(one => (typeof one === 'function' ? atHome(one as Play) : one)))
      return story
    }
    return meta
  }
}

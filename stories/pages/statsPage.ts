import { within } from 'storybook/test'
import { loaded } from '../support/app/loaded.ts'
import { pageAt } from '../support/app/pageAt.tsx'
import { painted } from '../support/painted.ts'
import { shown } from '../support/shown.ts'
import { statsAnswers } from './statsAnswers.ts'

interface Scene {
  readonly canvasElement: HTMLElement
}

/** A page of statistics: it is there once its charts are painted, and says of its figures that they did not come. */
export function statsPage(address: string, charts: number) {
  const page = pageAt(address, statsAnswers)
  const play = async (scene: Scene) => {
    await loaded(scene)
    await painted(scene.canvasElement, charts)
  }
  return {
    ...page,
    loaded: { ...page.loaded, play },
    onPhoneInRussian: { ...page.onPhoneInRussian, play },
    failed: (...fields: readonly string[]) => ({
      ...page.failed(...fields),
      play: async ({ canvasElement }: Scene) => {
        await shown(within(canvasElement).findByText('The figures could not be loaded'))
      },
    }),
  }
}

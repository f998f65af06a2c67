import { within } from 'storybook/test'
import { loaded, showsText } from '../support/plays.ts'
import { pageAt } from '../support/app/pageAt.tsx'
import { findVisible } from '../support/findVisible.ts'
import { findCharts } from '../support/findCharts.ts'
import { statsAnswers } from './statsAnswers.ts'

interface Scene {
  readonly canvasElement: HTMLElement
}

/**
 * A page of statistics: it is there once its charts are painted, and says of its figures that they did not come.
 * @param title of a store's page
 */
export function statsPage(address: string, charts: number, title?: string) {
  const page = pageAt(address, statsAnswers)
  const play = async (scene: Scene) => {
    await loaded(scene)
    await findCharts(scene.canvasElement, charts)
    if (title === undefined) return
    await findVisible(within(scene.canvasElement).findByRole('heading', { level: 1, name: title }))
  }
  return {
    ...page,
    loaded: { ...page.loaded, play },
    onPhoneInRussian: { ...page.onPhoneInRussian, play },
    failed: (...fields: readonly string[]) => ({
      ...page.failed(...fields),
      play: showsText('The figures could not be loaded'),
    }),
  }
}

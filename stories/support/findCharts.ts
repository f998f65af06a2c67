import { expect, waitFor } from 'storybook/test'

/** Waits until so many charts are drawn, in the typeface that is theirs. */
export async function findCharts(canvasElement: HTMLElement, charts: number): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelectorAll('.uplot canvas')).toHaveLength(charts))
  await document.fonts.ready
}

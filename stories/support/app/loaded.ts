import { expect, waitFor } from 'storybook/test'

/** Waits until nothing on the page is being loaded any more. */
export const loaded = async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
  await waitFor(() => expect(canvasElement.querySelector('h1')).not.toBeNull())
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull())
}

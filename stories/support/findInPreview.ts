import { expect, waitFor } from 'storybook/test'

/** What stands in the own document of a preview, once it is there. */
export async function findInPreview(canvasElement: HTMLElement): Promise<HTMLElement> {
  const body = () => canvasElement.querySelector('iframe')?.contentDocument?.body
  await waitFor(() => expect(body()?.childElementCount).toBeGreaterThan(0))
  return body() as HTMLElement
}

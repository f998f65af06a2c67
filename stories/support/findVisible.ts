import { expect, waitFor } from 'storybook/test'

/** Waits until an overlay has faded in: what is in it can be seen from then on. */
export async function findVisible(finding: Promise<HTMLElement>): Promise<HTMLElement> {
  const found = await finding
  await waitFor(() => expect(found).toBeVisible())
  return found
}

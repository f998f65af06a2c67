import { expect, userEvent, waitFor, within } from 'storybook/test'
import { findVisible } from './findVisible.ts'

/** The part of a story's context that any play of this file needs. */
interface Scene {
  readonly canvasElement: HTMLElement
}

type Canvas = ReturnType<typeof within>

/** What else is asked of what has a role. */
interface RoleOptions {
  readonly name?: string | RegExp
  readonly level?: number
}

/** A play that proves one thing: these texts are to be seen. */
export const showsText =
  (...texts: readonly (string | RegExp)[]) =>
  async ({ canvasElement }: Scene): Promise<void> => {
    for (const text of texts) await findVisible(within(canvasElement).findByText(text))
  }

/** A play that proves one thing: what has this role, and mostly a name, is to be seen. */
export const showsRole =
  (role: string, options: RoleOptions = {}) =>
  async ({ canvasElement }: Scene): Promise<void> => {
    await findVisible(within(canvasElement).findByRole(role, options))
  }

/** A play that proves one thing: the link of this name leads to an address. */
export const leadsTo =
  (name: string | RegExp, address: string) =>
  ({ canvasElement }: Scene): Promise<void> =>
    expectLink(within(canvasElement), name, address)

/** A play that proves one thing: nothing has this role, or this name with it. */
export const lacksRole =
  (role: string, options: RoleOptions = {}) =>
  async ({ canvasElement }: Scene): Promise<void> => {
    await expect(within(canvasElement).queryByRole(role, options)).not.toBeInTheDocument()
  }

/** A play that proves one thing: who presses the button of this name is heard, once. */
export const tellsOfPress =
  (name: string | RegExp, heard: () => unknown) =>
  async ({ canvasElement }: Scene): Promise<void> => {
    await userEvent.click(within(canvasElement).getByRole('button', { name }))
    await expect(heard).toHaveBeenCalledOnce()
  }

/** A play that proves one thing: nothing is wider than its place. */
export async function staysInside({ canvasElement }: Scene): Promise<void> {
  await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
}

/** A play that begins when nothing on the page is being loaded any more. */
export const onceLoaded =
  <Whole extends Scene>(play: (scene: Whole) => Promise<void>) =>
  async (scene: Whole): Promise<void> => {
    await loaded(scene)
    await play(scene)
  }

/** Waits until nothing on the page is being loaded any more. */
export async function loaded({ canvasElement }: Scene): Promise<void> {
  await waitFor(() => expect(canvasElement.querySelector('h1')).not.toBeNull())
  await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).toBeNull())
}

/** The link of this name leads to an address. */
export async function expectLink(
  canvas: Pick<Canvas, 'getByRole'>,
  name: string | RegExp,
  address: string,
): Promise<void> {
  await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', address)
}

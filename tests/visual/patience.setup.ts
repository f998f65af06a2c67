import { expect, waitFor } from 'storybook/test'

/** How long something may take to come to the eye, or to leave it, in milliseconds. */
const patience = 2_000

/** What of an element and of all that it lies in keeps it from the eye, for the message of a test that failed. */
function hidingOf(element: Element): string {
  const chain = [element]
  for (let around = element.parentElement; around !== null; around = around.parentElement) chain.push(around)
  return chain
    .map(one => [one.tagName.toLowerCase(), getComputedStyle(one)] as const)
    .map(([tag, { display, visibility, opacity }]) => `${tag}: ${display} ${visibility} ${opacity}`)
    .join('\n')
}

// What has just come may be hidden for one more frame: while a part of it loads, or before it fades in. A person does not see
// that frame, and a story does not fail for it.
expect.extend({
  async toBeVisible(element: unknown) {
    if (!(element instanceof Element)) throw new TypeError(`There is nothing to be seen: ${String(element)}`)
    const isSeen = () => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    const awaited = !this.isNot
    await waitFor(
      () => {
        if (isSeen() !== awaited) throw new Error('not yet')
      },
      { timeout: patience },
    ).catch(() => undefined)
    return {
      pass: isSeen(),
      message: () =>
        `Expected ${element.outerHTML.slice(0, 200)} ${awaited ? '' : 'not '}to be seen\n${hidingOf(element)}`,
    }
  },
})

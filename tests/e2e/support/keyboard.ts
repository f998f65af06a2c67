import { expect, type Locator } from '@playwright/test'

/** Goes to an element by the Tab key alone, and sees where the focus is at every step. */
export async function tabTo(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const page = target.page()
  for (let steps = 0; steps < 120; steps++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    expect(await page.evaluate(unseenFocus)).toBeNull()
  }
  throw new Error(`${String(target)} is not reached by the keyboard`)
}

/** Presses an element that the Tab key leads to. */
export async function press(target: Locator): Promise<void> {
  await tabTo(target)
  await target.page().keyboard.press('Enter')
}

/** Chooses from a list with a search field: opens it, narrows it, takes what is left. */
export async function chooseByTyping(trigger: Locator, name: string): Promise<void> {
  const page = trigger.page()
  await press(trigger)
  await expect(page.getByRole('combobox')).toBeFocused()
  await page.keyboard.type(name)
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option')).toHaveCount(0)
}

/** Goes to a field and types. */
export async function typeInto(field: Locator, text: string): Promise<void> {
  await tabTo(field)
  await field.page().keyboard.press('ControlOrMeta+a')
  await field.page().keyboard.type(text)
}

/** The focused element when nothing shows that it is: neither it nor what stands for it has a ring; else null. */
function unseenFocus(): string | null {
  const focused = document.activeElement
  if (focused === null || focused === document.body) return null
  const label = focused.closest('label')
  // A field is ringed by its box, a radio by what is drawn for it.
  const around = [focused.parentElement, focused.parentElement?.parentElement ?? null]
  const near = [focused, ...around, focused.nextElementSibling, focused.previousElementSibling]
  // A code is ringed digit by digit, under the one field that takes it.
  const { left, right } = focused.getBoundingClientRect()
  const isUnder = (element: Element) => {
    const box = element.getBoundingClientRect()
    return getComputedStyle(focused).position === 'absolute' && box.left >= left && box.right <= right
  }
  const under = [...(focused.parentElement?.children ?? [])].filter(isUnder)
  const stands = [...near, ...under, label, ...(label?.querySelectorAll('*') ?? [])].filter(
    one => one !== null,
  )
  const hasRing = stands.some(element => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
  })
  return hasRing ? null : focused.outerHTML.slice(0, 200)
}

import { expect, type Browser, type Page } from '@playwright/test'
import { desktop, newPerson, setStanding, type Person } from './people.ts'
import { dialogOf } from './trades.ts'

/** An arbiter before the list of what waits. */
export async function newArbiter(browser: Browser, url: string, name: string): Promise<Person> {
  const arbiter = await newPerson(browser, url, name, desktop)
  await setStanding(url, name, { roles: ['user', 'arbiter'] })
  await arbiter.page.goto('/dashboard/trades?state=dispute')
  await expect(arbiter.page.getByText('Nothing waits for a ruling.')).toBeVisible()
  return arbiter
}

const receipt = {
  name: 'receipt.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** Says what happened, with a file, in the dialog that is open. */
export async function state(page: Page, question: string, statement: string, action: string): Promise<void> {
  const dialog = dialogOf(page)
  await dialog.getByRole('textbox', { name: question }).fill(statement)
  await dialog.locator('input[type=file]').setInputFiles(receipt)
  await expect(dialog.getByRole('button', { name: 'Remove receipt.png' })).toBeVisible()
  await dialog.getByRole('button', { name: action }).click()
  await expect(dialog).toBeHidden()
}

/** Rules behind the guard of the dialog. */
export async function rule(page: Page, side: 'buyer' | 'seller', reason: string): Promise<void> {
  await page.getByRole('button', { name: `Rule for the ${side}` }).click()
  const dialog = dialogOf(page)
  await dialog.getByRole('textbox', { name: 'Why' }).fill(reason)
  const action = dialog.getByRole('button', { name: `Rule for the ${side}` })
  await action.click()
  await expect(dialog.getByText('Required field')).toBeVisible()
  await dialog.getByRole('checkbox').check()
  await action.click()
  await expect(dialog).toBeHidden()
}

import { expect, type Browser, type Page } from '@playwright/test'
import { authenticator } from './authenticator.ts'
import { desktop, newPerson, setStanding, type Look, type Person } from './people.ts'
import { words } from './words.ts'

/** Everybody's: a person of a test has no other. */
const secret = 'KRSXG5CTMVRXEZLUKN2XAZLSKNSWG4TF'

/** Somebody at the desk, in a browser of their own. */
export interface Operator extends Person {
  /** Opens the desk with a code of the authenticator, on the page that asks for one. */
  openDesk(): Promise<void>
}

/** Makes an operator with a second factor, and opens a page of the desk to them. */
export async function newOperator(
  browser: Browser,
  url: string,
  name: string,
  { look = desktop, path = '/operator' }: { readonly look?: Look; readonly path?: string } = {},
): Promise<Operator> {
  const person = await newPerson(browser, url, name, look)
  await setStanding(url, name, { roles: ['user', 'operator'], totp_secret: secret })
  const next = authenticator(url, secret)
  const openDesk = async () => {
    await enterCode(person.page, look, await next())
    await expect(person.page.getByRole('form', { name: words[look.locale].desk.door.title })).toBeHidden()
  }
  await person.page.goto(person.path(path))
  await openDesk()
  return { ...person, openDesk }
}

/** The last digit sends it. */
async function enterCode(page: Page, { locale }: Look, code: string): Promise<void> {
  await page.getByRole('textbox', { name: words[locale].desk.door.code }).first().pressSequentially(code)
}

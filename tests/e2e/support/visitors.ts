import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { MailedProduct } from './mailedProduct.ts'
import { newPerson, openBrowser, password, type Look, type Person } from './people.ts'
import { words, type Words } from './words.ts'

/** A browser in which nobody is logged in, and what is said in its language. */
export type Visitor = Words & {
  readonly context: BrowserContext
  readonly page: Page
  /** A path in its language. */
  readonly path: (path: string) => string
  /** Parts of pages that the content policy has stopped: none. */
  readonly stopped: readonly string[]
}

/** Opens a browser in which nobody is logged in. */
export async function newVisitor(
  browser: Browser,
  url: string,
  look: Look,
  userAgent?: string,
): Promise<Visitor> {
  const context = await openBrowser(browser, url, look, userAgent)
  const stopped: string[] = []
  context.on('console', message => {
    if (/content.security.policy/i.test(message.text())) stopped.push(message.text())
  })
  const path = (plain: string) => (look.locale === 'ru' ? `/ru${plain}` : plain)
  return { ...words[look.locale], context, page: await context.newPage(), path, stopped }
}

/** The button of a form; the bar has one of the same name. */
export const submitOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })

/** Fills and sends the log-in form that is open. */
export async function logIn(
  { page, auth }: Pick<Visitor, 'page' | 'auth'>,
  login: string,
  secret = password,
) {
  await page.getByRole('textbox', { name: auth.emailOrUserName }).fill(login)
  await page.getByRole('textbox', { name: auth.password }).fill(secret)
  await submitOf(page, auth.logIn).click()
}

/** Fills and sends the sign-up form that is open. */
export async function signUp({ page, auth }: Pick<Visitor, 'page' | 'auth'>, name: string): Promise<void> {
  const form = page.getByRole('form', { name: auth.signUpTitle })
  await form.getByRole('textbox', { name: auth.userName }).fill(name)
  await form.getByRole('textbox', { name: auth.email, exact: true }).fill(`${name}@souk.test`)
  await form.getByRole('textbox', { name: auth.password }).fill(password)
  await submitOf(page, auth.signUp).click()
}

export const addressOf = ({ name }: Pick<Person, 'name'>): string => `${name}@souk.test`

/** Somebody whose address is confirmed, by the letter: only such an address is written to about its account. */
export async function confirmedPerson(
  browser: Browser,
  { url, mail }: MailedProduct,
  name: string,
  look: Look,
): Promise<Person> {
  const person = await newPerson(browser, url, name, look)
  const { path } = await mail.letter(addressOf(person), 'confirm_email', look.locale)
  await person.api('POST /v1/users/confirmations', { token: path.split('/').at(-1) })
  return person
}

import { expect, test, type Browser, type Page } from '@playwright/test'
import { auth as english } from '../../design-system/locales/en/auth.ts'
import { connection as englishConnection } from '../../design-system/locales/en/connection.ts'
import { error as englishErrors } from '../../design-system/locales/en/error.ts'
import { phone as englishPhone } from '../../design-system/locales/en/phone.ts'
import { auth as russian } from '../../design-system/locales/ru/auth.ts'
import { connection as russianConnection } from '../../design-system/locales/ru/connection.ts'
import { error as russianErrors } from '../../design-system/locales/ru/error.ts'
import { phone as russianPhone } from '../../design-system/locales/ru/phone.ts'
import { linkTo, messagesTo, switchOnSecondFactor } from './letters.ts'
import { advance, newPerson, openBrowser, type Look } from './people.ts'
import { startProduct, type Product } from './product.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(async () => {
  await product.close()
})

const words = {
  en: { auth: english, connection: englishConnection, error: englishErrors, phone: englishPhone },
  ru: { auth: russian, connection: russianConnection, error: russianErrors, phone: russianPhone },
} as const

const looks: readonly Look[] = [
  { locale: 'en', theme: 'light', width: 1440 },
  { locale: 'ru', theme: 'dark', width: 390 },
]
const password = 'Amina-2026'

/** A visitor's browser, and what is said and where things are in their language. */
async function visitor(browser: Browser, look: Look) {
  const context = await openBrowser(browser, product.url, look)
  // A part of the page that the content policy stopped would say so there.
  const stopped: string[] = []
  context.on('console', message => {
    if (/content.security.policy/i.test(message.text())) stopped.push(message.text())
  })
  const page = await context.newPage()
  const { auth, connection, error, phone } = words[look.locale]
  const path = (plain: string) => (look.locale === 'ru' ? `/ru${plain}` : plain)
  return { context, page, stopped, auth, connection, error, phone, path }
}
type Visitor = Awaited<ReturnType<typeof visitor>>

const submitOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true })

async function logIn({ page, auth }: Visitor, login: string, secret = password): Promise<void> {
  await page.getByRole('textbox', { name: auth.emailOrUserName }).fill(login)
  await page.getByRole('textbox', { name: auth.password }).fill(secret)
  await submitOf(page, auth.logIn).click()
}

for (const look of looks) {
  test.describe(look.locale, () => {
    test('signs up from a page that asked, is reminded, confirms by the letter, once', async ({
      browser,
    }) => {
      const { url } = product
      const name = `signs_up_${look.locale}`
      const one = await visitor(browser, look)
      const { page, auth, path } = one
      await page.goto(path('/wallet'))
      await page.getByRole('main').getByRole('link', { name: auth.signUp }).click()
      const form = page.getByRole('form', { name: auth.signUpTitle })
      await form.getByRole('textbox', { name: auth.userName }).fill(name)
      await form.getByRole('textbox', { name: auth.email, exact: true }).fill(`${name}@souk.test`)
      await form.getByRole('textbox', { name: auth.password }).fill(password)
      await submitOf(page, auth.signUp).click()
      await expect(page).toHaveURL(url + path('/wallet'))
      await page.goto(path('/dashboard'))
      await expect(page.getByText(auth.confirmEmail.title)).toBeVisible()
      // What they chose before they had an account stays.
      await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme)

      const link = await linkTo(url, `${name}@souk.test`)
      const letter = await one.context.newPage()
      await letter.goto(link)
      const title = (text: string) => letter.getByRole('heading', { level: 1, name: text })
      await expect(title(auth.confirmation.confirmed.title)).toBeVisible()
      await expect(letter).toHaveURL(url + path('/sign-up/confirmation/opened'))
      // The other tab hears of it.
      await expect(page.getByText(auth.confirmEmail.title)).toBeHidden()
      await letter.reload()
      await expect(title(auth.confirmation.confirmed.title)).toBeVisible()
      await letter.goto(link)
      await expect(title(auth.confirmation.used.title)).toBeVisible()
      await expect(letter).toHaveURL(url + path('/sign-up/confirmation/opened'))
      await one.context.close()
    })

    test('gets in again by a letter; who was logged in elsewhere is logged out at once', async ({
      browser,
    }) => {
      const { url } = product
      const name = `recovers_${look.locale}`
      const elsewhere = await newPerson(browser, url, name, look)
      await elsewhere.page.goto(elsewhere.path('/wallet'))
      await expect(elsewhere.page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      const one = await visitor(browser, look)
      const { page, auth, path } = one
      await page.goto(path('/email/log-in'))
      await page.getByRole('link', { name: auth.forgotPassword }).click()
      await page.getByRole('textbox', { name: auth.emailOrUserName }).fill(`${name}@souk.test`)
      await submitOf(page, auth.recovery.send).click()
      await expect(page.getByRole('heading', { name: auth.recovery.sentTitle })).toBeVisible()

      const link = await linkTo(url, `${name}@souk.test`)
      await page.goto(link)
      const field = page.getByRole('textbox', { name: auth.newPassword })
      await expect(field).toBeVisible()
      await expect(page).toHaveURL(url + path('/email/log-in/recovery/opened'))
      // The token is spent, and the page goes on without it.
      await page.reload()
      await field.fill('Kunle-2027')
      await submitOf(page, auth.recovery.save).click()
      await expect(page.getByText(auth.notice.passwordSet)).toBeVisible()
      await expect(elsewhere.page).toHaveURL(url + path('/email/log-in'))
      await expect(elsewhere.page.getByText(one.connection.sessionClosed)).toBeVisible()

      await logIn(one, name, 'Kunle-2027')
      await expect(page).toHaveURL(url + path('/dashboard'))
      await page.goto(link)
      await expect(page.getByRole('heading', { name: auth.confirmation.used.title })).toBeVisible()
      await one.context.close()
      await elsewhere.context.close()
    })

    test('takes the second step to the page that asked, by a code or a recovery code', async ({
      browser,
    }) => {
      const { url } = product
      const person = await newPerson(browser, url, `second_${look.locale}`, look)
      const { recoveryCodes, next } = await switchOnSecondFactor(url, person)
      await person.context.close()
      const one = await visitor(browser, look)
      const { page, auth, path } = one
      await page.goto(path('/wallet'))
      await logIn(one, person.name)
      await expect(page).toHaveURL(url + path('/email/log-in/token'))
      const code = page.getByRole('textbox', { name: auth.authenticatorCode })
      await code.fill('000000')
      await expect(page.getByText(one.error.wrong_code)).toBeVisible()
      await code.fill(await next())
      await expect(page).toHaveURL(url + path('/wallet'))
      await page.goto(path('/log-out'))
      await expect(page.getByRole('form', { name: auth.logInTitle })).toBeVisible()

      await logIn(one, person.name)
      await page.getByRole('button', { name: auth.mfa.useRecovery }).click()
      await page.getByRole('textbox', { name: auth.mfa.recoveryCode }).fill(recoveryCodes[0] ?? '')
      await submitOf(page, auth.logIn).click()
      await expect(page).toHaveURL(url + path('/dashboard'))

      // Nobody comes to the second step without the first.
      await page.goto(path('/log-out'))
      await expect(page.getByRole('form', { name: auth.logInTitle })).toBeVisible()
      await page.goto(path('/email/log-in/token'))
      await expect(page.getByText(auth.notice.stepExpired)).toBeVisible()
      await one.context.close()
    })

    test('is checked by work of the device after five wrong passwords, and comes in', async ({ browser }) => {
      const { url } = product
      const person = await newPerson(browser, url, `checked_${look.locale}`, look)
      await person.context.close()
      const one = await visitor(browser, look)
      const { page, auth, path } = one
      await page.goto(path('/email/log-in'))
      for (let tries = 0; tries < 5; tries++) {
        await logIn(one, person.name, `Wrong-${tries}`)
        await expect(page.getByText(one.error.wrong_credentials)).toBeVisible()
        await page.getByRole('textbox', { name: auth.password }).fill('')
      }
      // A wrong one with a check behind it: the next check is ready by itself.
      await logIn(one, person.name, 'Wrong-6')
      await expect(page.getByText(one.error.wrong_credentials)).toBeVisible()
      await expect(page.getByText(auth.robot.solved).first()).toBeAttached()
      await logIn(one, person.name)
      await expect(page).toHaveURL(url + path('/dashboard'))
      expect(one.stopped).toEqual([])
      await one.context.close()
      // This address has failed often: the others begin anew.
      await advance(url, 16)
    })

    test('is led to the log-in when another device ends the session', async ({ browser }) => {
      const { url } = product
      const person = await newPerson(browser, url, `ended_${look.locale}`, look)
      await person.page.goto(person.path('/wallet'))
      await expect(person.page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await person.api('DELETE /v1/login_histories')
      await expect(person.page).toHaveURL(url + person.path('/email/log-in'))
      await expect(person.page.getByText(words[look.locale].connection.sessionClosed)).toBeVisible()
      await person.context.close()
    })

    test('comes in by the messenger and a phone number, and the tab that waits goes along', async ({
      browser,
    }) => {
      const { url } = product
      const one = await visitor(browser, look)
      const { page, auth, path, phone } = one
      const from = look.locale === 'en' ? '7001' : '7002'
      const number = look.locale === 'en' ? '1110001' : '1110002'
      await page.goto(path('/telegram/log-in'))
      const bot = page.getByRole('link', { name: auth.messenger.logIn.replace('{{messenger}}', 'Telegram') })
      const opening = one.context.waitForEvent('page')
      await bot.click()
      const messenger = await opening
      await expect(page.getByRole('heading', { name: auth.messenger.title })).toBeVisible()
      const start = new URL(messenger.url()).searchParams.get('start')
      const language = look.locale
      const told = await messenger.request.post(`${url}/dev/messenger`, {
        data: { from, user_name: `bot_friend_${language}`, language, text: `/start ${start}` },
        headers: { origin: url },
      })
      expect(told.ok()).toBe(true)
      await messenger.goto(await linkTo(url, from))
      await expect(messenger).toHaveURL(url + path('/messenger-auth/opened/phone'))
      await messenger.getByRole('button', { name: phone.country }).click()
      await messenger.getByRole('combobox', { name: phone.searchCountry }).fill('+234')
      await messenger.getByRole('option', { name: '+234' }).click()
      await messenger.getByRole('textbox', { name: phone.number }).fill(`0803${number}`)
      await submitOf(messenger, phone.send.call).click()
      const code = messenger.getByRole('textbox', { name: phone.codeOf.call.replace('{{digits}}', '4') })
      await expect(code).toBeVisible()
      const [call] = await messagesTo(url, `+234803${number}`)
      await code.fill(call?.text.slice(-4) ?? '')
      await expect(messenger).toHaveURL(url + path('/dashboard'))
      await expect(page).toHaveURL(url + path('/dashboard'))
      await one.context.close()
    })
  })
}

test('says where the log-in of a messenger’s link that is worth nothing leads', async ({ browser }) => {
  const one = await visitor(browser, { locale: 'en', theme: 'light', width: 768 })
  await one.page.goto(`/messenger-auth/${'a'.repeat(43)}`)
  await expect(one.page.getByText(one.error.invalid_log_in_link)).toBeVisible()
  await expect(one.page).toHaveURL(/\/telegram\/log-in$/)
  expect(await messagesTo(product.url, 'nobody')).toEqual([])
  await one.context.close()
})

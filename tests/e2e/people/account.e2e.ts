import { expect } from '@playwright/test'
import { switchOnSecondFactor } from '../support/authenticator.ts'
import { startMailedProduct } from '../support/mailedProduct.ts'
import { advance, password } from '../support/people.ts'
import { ownProduct, test } from '../support/productTest.ts'
import { addressOf, confirmedPerson, logIn, newVisitor, signUp, submitOf } from '../support/visitors.ts'
import { looks, say, saying, words } from '../support/words.ts'

const product = ownProduct(startMailedProduct)
test.beforeAll(async () => {
  product.mail.keepSecret(password, newPassword)
})
test.afterAll(() => {
  expect(product.faults()).toEqual([])
})

const newPassword = 'Kunle-2027'
const hour = 60

for (const look of looks) {
  const { locale } = look

  test(`signs up from a page that asked, is reminded, and confirms by a letter, once and in time (${locale})`, async ({
    browser,
  }) => {
    const { url, mail } = product
    const name = `signs_up_${locale}`
    const address = `${name}@souk.test`
    const one = await newVisitor(browser, url, look)
    const { page, auth, path } = one
    await page.goto(path('/wallet'))
    await page.getByRole('main').getByRole('link', { name: auth.signUp }).click()
    await signUp(one, name)
    await expect(page).toHaveURL(url + path('/wallet'))
    const first = await mail.letter(address, 'confirm_email', locale)
    expect(first.text).toContain(name)

    // Once a minute another one is sent, and the page says when.
    await page.goto(path('/dashboard'))
    await expect(page.getByText(auth.confirmEmail.title)).toBeVisible()
    await expect(page.getByText(say(auth.confirmEmail.text, { address }))).toBeVisible()
    const again = page.getByRole('button', { name: auth.again })
    await again.click()
    await expect(again).toHaveAccessibleDescription(saying(auth.againIn))
    await advance(url, 1)
    await page.reload()
    await again.click()
    const second = await mail.letter(address, 'confirm_email', locale)
    expect(second.path).not.toBe(first.path)
    await expect(again).toHaveAccessibleDescription(saying(auth.againIn))
    // What they chose before they had an account stays.
    await expect(page.locator('html')).toHaveAttribute('data-theme', look.theme)

    await advance(url, 48 * hour)
    const letter = await one.context.newPage()
    const titled = (text: string) => letter.getByRole('heading', { level: 1, name: text })
    await letter.goto(second.path)
    await expect(titled(words[look.locale].confirmation.expired.title)).toBeVisible()
    // The token is in no address from here on.
    await expect(letter).toHaveURL(url + path('/sign-up/confirmation/opened'))
    await submitOf(letter, words[look.locale].confirmation.resend).click()
    const third = await mail.letter(address, 'confirm_email', locale)
    await letter.goto(third.path)
    await expect(titled(words[look.locale].confirmation.confirmed.title)).toBeVisible()
    await expect(letter).toHaveURL(url + path('/sign-up/confirmation/opened'))
    // The other tab hears of it.
    await expect(page.getByText(auth.confirmEmail.title)).toBeHidden()
    await letter.reload()
    await expect(titled(words[look.locale].confirmation.confirmed.title)).toBeVisible()
    await letter.goto(third.path)
    await expect(titled(words[look.locale].confirmation.used.title)).toBeVisible()
    await letter.goto(first.path)
    await expect(titled(words[look.locale].confirmation.used.title)).toBeVisible()
    expect(one.stopped).toEqual([])
  })

  test(`gets in again by a letter and the second factor; others are thrown out at once (${locale})`, async ({
    browser,
  }) => {
    const { url, mail } = product
    const elsewhere = await confirmedPerson(browser, product, `recovers_${locale}`, look)
    const address = addressOf(elsewhere)
    const { recoveryCodes, next } = await switchOnSecondFactor(url, elsewhere)
    mail.keepSecret(...recoveryCodes)
    await mail.letter(address, 'two_factor_on', locale)
    await elsewhere.page.goto(elsewhere.path('/wallet'))
    await expect(elsewhere.page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    const one = await newVisitor(browser, url, look)
    const { page, auth, path } = one
    await page.goto(path('/email/log-in'))
    await page.getByRole('link', { name: auth.forgotPassword }).click()
    // The log-in has a field of that name too, until this page is there.
    await expect(submitOf(page, words[look.locale].recovery.send)).toBeVisible()
    await page.getByRole('textbox', { name: auth.emailOrUserName }).fill(address)
    await submitOf(page, words[look.locale].recovery.send).click()
    await expect(page.getByRole('heading', { name: words[look.locale].recovery.sentTitle })).toBeVisible()
    await expect(page.getByText(say(words[look.locale].recovery.sentText, { login: address }))).toBeVisible()
    await expect(submitOf(page, auth.again)).toHaveAccessibleDescription(saying(auth.againIn))
    const late = await mail.letter(address, 'recovery', locale)

    // Too late, it says so and leads to another one.
    await advance(url, hour)
    await page.goto(late.path)
    await expect(
      page.getByRole('heading', { name: words[look.locale].confirmation.expired.title }),
    ).toBeVisible()
    await page.getByRole('link', { name: words[look.locale].recovery.newLink }).click()
    await page.getByRole('textbox', { name: auth.emailOrUserName }).fill(elsewhere.name)
    await submitOf(page, words[look.locale].recovery.send).click()
    const letter = await mail.letter(address, 'recovery', locale)
    await page.goto(letter.path)
    const field = page.getByRole('textbox', { name: auth.newPassword })
    await expect(field).toBeVisible()
    await expect(page).toHaveURL(url + path('/email/log-in/recovery/opened'))
    // The token is spent, and the page goes on without it.
    await page.reload()
    await field.fill(newPassword)
    await page.getByRole('textbox', { name: auth.repeatPassword }).fill(newPassword)
    const code = page.getByRole('textbox', { name: words[look.locale].recovery.anyCode })
    await code.fill('000000')
    await submitOf(page, words[look.locale].recovery.save).click()
    await expect(code).toHaveAccessibleDescription(new RegExp(one.error.wrong_code))
    // In Russian a code of the authenticator, in English a recovery code: either does.
    await code.fill(locale === 'ru' ? await next() : (recoveryCodes[0] ?? ''))
    await submitOf(page, words[look.locale].recovery.save).click()
    await expect(page.getByText(auth.notice.passwordSet)).toBeVisible()
    await expect(elsewhere.page).toHaveURL(url + path('/email/log-in'))
    await expect(elsewhere.page.getByText(one.connection.sessionClosed)).toBeVisible()
    await mail.letter(address, 'password_changed', locale)
    if (locale === 'en') await mail.letter(address, 'recovery_code_used', locale)

    await logIn(one, elsewhere.name, password)
    await expect(page.getByText(one.error.wrong_credentials)).toBeVisible()
    await logIn(one, elsewhere.name, newPassword)
    await page.getByRole('textbox', { name: auth.authenticatorCode }).fill(await next())
    await expect(page).toHaveURL(url + path('/dashboard'))
    await page.goto(letter.path)
    await expect(
      page.getByRole('heading', { name: words[look.locale].confirmation.used.title }),
    ).toBeVisible()
  })

  test(`a guest who signs up keeps what they had: who they are and what they like (${locale})`, async ({
    browser,
  }) => {
    const { url } = product
    const name = `was_guest_${locale}`
    const one = await newVisitor(browser, url, look)
    const { page, path } = one
    const headers = { 'x-device-type': 'web', origin: url }
    const whoAmI = async () =>
      (await (await page.request.get('/api/v1/me', { headers })).json()) as { id: string; is_guest: boolean }
    // As the first action that needs a session does; no advert takes guests yet, so no page leads there.
    const kept = { currency_code: 'NGN', theme: look.theme }
    await page.request.patch('/api/v1/me/update_preferences', { headers, data: kept })
    const guest = await whoAmI()
    expect(guest.is_guest).toBe(true)
    await page.goto(path('/sign-up'))
    await signUp(one, name)
    await expect(page).toHaveURL(url + path('/dashboard'))
    expect(await whoAmI()).toMatchObject({ id: guest.id, is_guest: false })

    // The account keeps it: a browser that likes something else has it too.
    const other = await newVisitor(browser, url, { ...look, theme: look.theme === 'dark' ? 'light' : 'dark' })
    await other.page.goto(path('/settings'))
    await logIn(other, name)
    await expect(other.page).toHaveURL(url + path('/settings'))
    await expect(other.page.locator('html')).toHaveAttribute('data-theme', look.theme)
    const favourites = other.page.getByRole('region', { name: one.setting.section.favourites.title })
    await expect(favourites.getByRole('button', { name: /NGN|naira|найра/i })).toBeVisible()
  })
}

// What is the same in every language and width is proved once.
test('gets in again by a letter alone where there is no second factor', async ({ browser }) => {
  const { url, mail } = product
  const [look] = looks
  const person = await confirmedPerson(browser, product, 'recovers_plainly', look)
  await person.context.close()
  const one = await newVisitor(browser, url, look)
  const { page, auth } = one
  await page.goto('/email/log-in/recovery')
  await page.getByRole('textbox', { name: auth.emailOrUserName }).fill(person.name)
  await submitOf(page, words[look.locale].recovery.send).click()
  await page.goto((await mail.letter(addressOf(person), 'recovery', 'en')).path)
  await page.getByRole('textbox', { name: auth.newPassword }).fill(newPassword)
  await page.getByRole('textbox', { name: auth.repeatPassword }).fill(newPassword)
  await submitOf(page, words[look.locale].recovery.save).click()
  await expect(page.getByText(auth.notice.passwordSet)).toBeVisible()
  await logIn(one, person.name, newPassword)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto(`/security/${person.name}/password`)
  await expect(page.getByText(one.security.hold.reason.recovery)).toBeVisible()
})

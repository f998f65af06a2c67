import { expect } from '@playwright/test'
import { switchOnSecondFactor } from '../support/authenticator.ts'
import { codeTo, linkOfBot } from '../support/messages.ts'
import { advance, password } from '../support/people.ts'
import { sharedMailedProduct, test } from '../support/productTest.ts'
import { addressOf, confirmedPerson, logIn, newVisitor, submitOf } from '../support/visitors.ts'
import { looks, say, saying } from '../support/words.ts'

const product = sharedMailedProduct(password)

for (const look of looks) {
  const { locale } = look

  test(`takes the second step to the page that asked; no code does twice (${locale})`, async ({
    browser,
  }) => {
    const { url, mail } = product
    const person = await confirmedPerson(browser, product, `second_${locale}`, look)
    const { recoveryCodes, next } = await switchOnSecondFactor(url, person)
    const [spent = '', unspent = ''] = recoveryCodes
    mail.keepSecret(...recoveryCodes)
    await person.context.close()
    const one = await newVisitor(browser, url, look)
    const { page, auth, error, path } = one
    await page.goto(path('/wallet'))
    await logIn(one, person.name)
    await expect(page).toHaveURL(url + path('/email/log-in/token'))
    await expect(page.getByText(auth.lost.title)).toBeVisible()
    await expect(page.getByText(auth.lost.text)).toBeVisible()
    const code = page.getByRole('textbox', { name: auth.authenticatorCode })
    await code.fill('000000')
    await expect(code).toHaveAccessibleDescription(new RegExp(error.wrong_code))
    const shown = await next()
    await code.fill(shown)
    await expect(page).toHaveURL(url + path('/wallet'))
    await page.goto(path('/log-out'))
    await expect(page.getByRole('form', { name: auth.logInTitle })).toBeVisible()

    await logIn(one, person.name)
    await code.fill(shown)
    await expect(code).toHaveAccessibleDescription(new RegExp(error.wrong_code))
    await page.getByRole('button', { name: auth.mfa.useRecovery }).click()
    const recovery = page.getByRole('textbox', { name: auth.mfa.recoveryCode })
    await recovery.fill(spent)
    await submitOf(page, auth.logIn).click()
    await expect(page).toHaveURL(url + path('/dashboard'))
    const told = await mail.letter(addressOf(person), 'recovery_code_used', locale)
    expect(told.text).toContain('9')
    await page.goto(path('/log-out'))
    await expect(page.getByRole('form', { name: auth.logInTitle })).toBeVisible()

    await logIn(one, person.name)
    await page.getByRole('button', { name: auth.mfa.useRecovery }).click()
    await recovery.fill(spent)
    await submitOf(page, auth.logIn).click()
    await expect(recovery).toHaveAccessibleDescription(new RegExp(error.wrong_code))
    await recovery.fill(unspent)
    await submitOf(page, auth.logIn).click()
    await expect(page).toHaveURL(url + path('/dashboard'))

    // Nobody comes to the second step without the first.
    await page.goto(path('/log-out'))
    await expect(page.getByRole('form', { name: auth.logInTitle })).toBeVisible()
    await page.goto(path('/email/log-in/token'))
    await expect(page.getByText(auth.notice.stepExpired)).toBeVisible()
  })

  test(`is checked by work of the device after five wrong passwords, and comes in by name or address (${locale})`, async ({
    browser,
  }) => {
    const { url } = product
    const person = await confirmedPerson(browser, product, `second_factor_${locale}`, look)
    await person.context.close()
    const one = await newVisitor(browser, url, look)
    const { page, auth, error, path } = one
    await page.goto(path('/wallet'))
    for (let tries = 0; tries < 5; tries++) {
      await logIn(one, person.name, `Wrong-${tries}`)
      await expect(page.getByText(error.wrong_credentials)).toBeVisible()
      await page.getByRole('textbox', { name: auth.password }).fill('')
    }
    // A wrong one with a check behind it: the next check is ready by itself.
    await logIn(one, person.name, 'Wrong-6')
    await expect(page.getByText(error.wrong_credentials)).toBeVisible()
    await expect(page.getByText(auth.robot.solved).first()).toBeAttached()
    await logIn(one, person.name)
    await expect(page).toHaveURL(url + path('/wallet'))
    await page.goto(path('/log-out'))
    await expect(page.getByRole('form', { name: auth.logInTitle })).toBeVisible()
    // This address has failed often: it and the others begin anew.
    await advance(url, 16)
    await logIn(one, addressOf(person))
    await expect(page).toHaveURL(url + path('/dashboard'))
    expect(one.stopped).toEqual([])
  })

  test(`comes in by the messenger, first with a phone number, and the tab that waits goes along (${locale})`, async ({
    browser,
  }) => {
    const { url } = product
    const one = await newVisitor(browser, url, look)
    const { page, auth, path, phone } = one
    const from = { en: '7001', ru: '7002' }[locale]
    const number = { en: '1110001', ru: '1110002' }[locale]
    const counted: unknown[] = []
    page.on('request', request => {
      if (request.headers()['x-apollo-operation-name'] === 'CountClick') counted.push(request.postDataJSON())
    })

    /** Opens the bot from the log-in and presses Start there; answers the bot's tab on the link that the bot sends. */
    async function openBot(query = '') {
      await page.goto(path(`/telegram/log-in${query}`))
      const opening = one.context.waitForEvent('page')
      await page.getByRole('link', { name: say(auth.messenger.logIn, { messenger: 'Telegram' }) }).click()
      const bot = await opening
      await expect(page.getByRole('heading', { name: auth.messenger.title })).toBeVisible()
      // Each press is counted, once.
      await expect.poll(() => counted).toMatchObject([{ variables: { input: { name: 'messenger_log_in' } } }])
      counted.length = 0
      await expect(page.getByRole('timer')).toHaveText(saying(auth.messenger.validFor))
      await bot.waitForURL(/[?&]start=/)
      const start = new URL(bot.url()).searchParams.get('start') ?? ''
      const told = await bot.request.post(`${url}/dev/messenger`, {
        data: { from, user_name: `bot_friend_${locale}`, language: locale, text: `/start ${start}` },
        headers: { origin: url },
      })
      expect(told.ok()).toBe(true)
      return { bot, start, link: await linkOfBot(url, from) }
    }

    const { bot, start, link } = await openBot('?ref=kunle')
    expect(start).toMatch(/-ref-kunle$/)
    await bot.goto(link)
    await expect(bot).toHaveURL(url + path('/messenger-auth/opened/phone'))
    await bot.getByRole('button', { name: phone.country }).click()
    await bot.getByRole('combobox', { name: phone.searchCountry }).fill('+234')
    await bot.getByRole('option', { name: '+234' }).click()
    await bot.getByRole('textbox', { name: phone.number }).fill(`0803${number}`)
    await submitOf(bot, phone.send.call).click()
    const code = bot.getByRole('textbox', { name: say(phone.codeOf.call, { digits: '4' }) })
    await expect(bot.getByRole('button', { name: phone.again.call })).toHaveAccessibleDescription(
      saying(auth.againIn),
    )
    const right = await codeTo(url, `+234803${number}`)
    await code.fill(right === '0000' ? '0001' : '0000')
    await expect(code).toHaveAccessibleDescription(new RegExp(one.error.wrong_code))
    await code.fill(right)
    await expect(bot).toHaveURL(url + path('/dashboard'))
    // Where somebody came from stays in the address.
    await expect(page).toHaveURL(url + path('/dashboard?ref=kunle'))
    await page.goto(path('/log-out'))
    await expect(page.getByRole('form', { name: auth.logInTitle })).toBeVisible()
    await bot.close()

    // The messenger is known now: its link alone opens the account, once.
    const again = await openBot()
    await again.bot.goto(again.link)
    await expect(again.bot).toHaveURL(url + path('/dashboard'))
    await expect(page).toHaveURL(url + path('/dashboard'))
    await page.goto(path('/log-out'))
    await expect(page.getByRole('form', { name: auth.logInTitle })).toBeVisible()
    for (const worthless of [again.link, path(`/messenger-auth/${'a'.repeat(43)}`)]) {
      await page.goto(worthless)
      const said = page.getByRole('status').filter({ hasText: one.error.invalid_log_in_link })
      await expect(said.first()).toBeVisible()
      await expect(page).toHaveURL(url + path('/telegram/log-in'))
    }
  })
}

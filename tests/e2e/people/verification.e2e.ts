import { expect, type Page } from '@playwright/test'
import { switchOnSecondFactor } from '../support/authenticator.ts'
import { codeTo, linkOfBot } from '../support/messages.ts'
import { advance, newPerson, openBrowser, password, type Person } from '../support/people.ts'
import { sharedMailedProduct, test } from '../support/productTest.ts'
import { addressOf, confirmedPerson } from '../support/visitors.ts'
import { looks, say, saying, words, type Words } from '../support/words.ts'

const product = sharedMailedProduct(password)

const openTab = (person: Person, tab: string) =>
  person.page.goto(person.path(`/security/${person.name}/${tab}`))

/** Fills the form of a number in Nigeria, with its way and, where it is asked for, a code of the authenticator. */
async function askForCode(
  page: Page,
  { phone, auth }: Words,
  { number, by, code }: { number: string; by: 'call' | 'sms'; code?: string },
): Promise<void> {
  await page.getByRole('button', { name: phone.country }).click()
  await page.getByRole('combobox', { name: phone.searchCountry }).fill('+234')
  await page.getByRole('option', { name: '+234' }).click()
  await page.getByRole('textbox', { name: phone.number }).fill(number)
  await page.getByText(phone.method[by], { exact: true }).click()
  if (code !== undefined) await page.getByRole('textbox', { name: auth.authenticatorCode }).fill(code)
  await page.getByRole('main').getByRole('button', { name: phone.send[by], exact: true }).click()
}

for (const look of looks) {
  const { locale } = look
  const spoken = words[locale]
  const { security, phone, auth, error } = spoken

  test(`a messenger is linked by its bot, while the page waits, and unlinked (${locale})`, async ({
    browser,
  }) => {
    const { url, mail } = product
    const person = await confirmedPerson(browser, product, `links_${locale}`, look)
    const { page, context } = person
    const from = { en: '7101', ru: '7102' }[locale]
    const telegram = { messenger: 'Telegram' }
    await openTab(person, 'password')
    await page.getByRole('button', { name: say(security.messenger.link, telegram) }).click()
    const dialog = page.getByRole('dialog', { name: say(security.messenger.link, telegram) })
    const opening = context.waitForEvent('page')
    await dialog.getByRole('link', { name: say(security.messenger.open, telegram) }).click()
    const bot = await opening
    await expect(dialog.getByRole('timer')).toHaveText(saying(auth.messenger.validFor))
    await bot.waitForURL(/[?&]start=/)
    const start = new URL(bot.url()).searchParams.get('start') ?? ''
    await bot.request.post(`${url}/dev/messenger`, {
      data: { from, user_name: `friend_${locale}`, language: locale, text: `/start ${start}` },
      headers: { origin: url },
    })
    const letter = mail.letter(addressOf(person), 'messenger_linked', locale)
    await bot.goto(await linkOfBot(url, from))
    await expect(
      bot.getByRole('status').filter({ hasText: say(auth.messenger.linked, telegram) }),
    ).toBeVisible()
    await letter
    await expect(dialog).toBeHidden()
    await expect(page.getByText(`@friend_${locale}`)).toBeVisible()
    await bot.close()
    await page.getByRole('button', { name: security.messenger.unlink }).click()
    await expect(page.getByRole('button', { name: say(security.messenger.link, telegram) })).toBeVisible()
  })

  test(`a number is confirmed by a call or a message, changed, and taken away (${locale})`, async ({
    browser,
  }) => {
    const { url, mail } = product
    const person = await confirmedPerson(browser, product, `phone_${locale}`, look)
    const { page } = person
    const [first, second] = { en: ['8031230001', '8031230002'], ru: ['8031230003', '8031230004'] }[locale]
    const codeOf = (by: 'call' | 'sms') =>
      page.getByRole('textbox', { name: say(phone.codeOf[by], { digits: { call: '4', sms: '5' }[by] }) })
    const confirmed = page.getByRole('button', { name: security.phone.change })
    // Nobody who looks over a shoulder reads a number.
    const shown = (number = '') => page.getByText(new RegExp(String.raw`\+234\s•+\s${number.slice(-4)}`))

    await openTab(person, 'phone')
    await askForCode(page, spoken, { number: first ?? '', by: 'call' })
    await expect(codeOf('call')).toBeVisible()
    await expect(page.getByRole('button', { name: phone.again.call })).toHaveAccessibleDescription(
      saying(auth.againIn),
    )
    await expect(page.getByRole('button', { name: phone.instead.sms })).toHaveCount(0)
    // The wait is over: what did not ring is written instead.
    const rang = await codeTo(url, `+234${first}`)
    await advance(url, 1)
    await page.getByRole('button', { name: phone.otherNumber }).click()
    await askForCode(page, spoken, { number: first ?? '', by: 'sms' })
    const sent = await codeTo(url, `+234${first}`)
    expect(sent).toHaveLength(5)
    await codeOf('sms').fill(`${rang}0` === sent ? '00000' : `${rang}0`)
    await expect(codeOf('sms')).toHaveAccessibleDescription(new RegExp(error.wrong_code))
    await codeOf('sms').fill(sent)
    await expect(confirmed).toBeVisible()
    await expect(shown(first)).toBeVisible()
    // The first number holds nothing.
    await expect(page.getByText(saying(security.hold.title))).toHaveCount(0)

    // With the second factor on, to change or remove it takes a code of it.
    const { next } = await switchOnSecondFactor(url, person)
    await openTab(person, 'phone')
    await confirmed.click()
    await askForCode(page, spoken, { number: second ?? '', by: 'call', code: await next() })
    await codeOf('call').fill(await codeTo(url, `+234${second}`))
    await expect(shown(second)).toBeVisible()
    await expect(page.getByText(saying(security.hold.title))).toBeVisible()
    await expect(page.getByText(security.hold.reason.phone)).toBeVisible()
    await mail.letter(addressOf(person), 'phone_changed', locale)

    await page.getByRole('button', { name: security.phone.remove }).click()
    const code = page.getByRole('textbox', { name: auth.authenticatorCode })
    await code.fill('000000')
    await expect(code).toHaveAccessibleDescription(new RegExp(error.wrong_code))
    await code.fill(await next())
    await expect(page.getByRole('textbox', { name: phone.number })).toBeVisible()
    await expect(shown(second)).toHaveCount(0)
    await mail.letter(addressOf(person), 'phone_changed', locale)
  })

  test(`an identity is checked in a tab of its own, declined, and approved; the page follows (${locale})`, async ({
    browser,
  }) => {
    const { url } = product
    const person = await newPerson(browser, url, `checked_${locale}`, look)
    const { page, context, name } = person
    await openTab(person, 'verification')
    const { state, start, again, text } = security.identity

    // Nobody answers: it says so, and can be tried again.
    await expect(page.getByRole('button', { name: start })).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: start }).click()
    await expect(page.getByRole('alert').filter({ hasText: text.failed })).toBeVisible()
    await context.setOffline(false)

    /** A browser with a screen tells a page that somebody is back; this one has none. */
    const comeBack = () => page.evaluate(() => window.dispatchEvent(new Event('focus')))
    /** Starts the check, submits in the widget's tab, and comes back. */
    async function submit(button: string): Promise<void> {
      const opening = context.waitForEvent('page')
      await page.getByRole('button', { name: button }).click()
      const widget = await opening
      await widget.getByRole('button', { name: 'Submit' }).click()
      await expect(widget.getByText(/Submitted/)).toBeVisible()
      expect(await widget.evaluate(() => window.opener)).toBeNull()
      await widget.close()
      await comeBack()
      await expect(page.getByText(state.pending)).toBeVisible()
    }
    /** Somebody decides at the reviewer's page. */
    async function review(decision: 'Approve' | 'Decline', field: string, value: string): Promise<void> {
      const reviewer = await (await browser.newContext()).newPage()
      await reviewer.goto(`${url}/dev/identity`)
      const check = reviewer
        .getByRole('listitem')
        .filter({ hasText: `${name} · pending` })
        .first()
      await check.getByRole('textbox', { name: field }).fill(value)
      await check.getByRole('button', { name: decision }).click()
      await expect(reviewer.getByText(`${decision}: done`)).toBeVisible()
      await reviewer.context().close()
    }

    await submit(again)
    await review('Decline', 'Reason', 'The photo is blurred.')
    await comeBack()
    await expect(page.getByText('The photo is blurred.')).toBeVisible()
    await expect(page.getByText(text.declined)).toBeVisible()
    await submit(again)
    await review('Approve', 'Legal name', 'Amina Yusuf')
    // Whoever stays on the page is told as well, by itself; that is waited for once.
    if (locale === 'ru') await comeBack()
    await expect(page.getByText('Amina Yusuf')).toBeVisible()
    await expect(page.getByText(text.approved)).toBeVisible()
    await expect(page.getByText(security.checklist.item.identity)).toContainText(security.checklist.isOn)
  })
}

// Whose page it is has nothing to do with language.
test('nobody sees the security of somebody else', async ({ browser }) => {
  const [look] = looks
  const person = await newPerson(browser, product.url, 'curious', look)
  await person.page.goto('/security/amina/phone')
  await expect(person.page).toHaveURL('/security/curious/phone')
  await person.context.close()
  const visitor = await openBrowser(browser, product.url, look)
  const page = await visitor.newPage()
  await page.goto('/security/curious')
  await expect(page).toHaveURL(/\/email\/log-in/)
  await visitor.close()
})

import { expect, type Browser, type Page } from '@playwright/test'
import { authenticator } from '../support/authenticator.ts'
import { desktop, firefox, openBrowser, password, type Look, type Person } from '../support/people.ts'
import { sharedMailedProduct, test } from '../support/productTest.ts'
import { dialogOf, markPaid, openTrade } from '../support/trades.ts'
import { addressOf, confirmedPerson, logIn, newVisitor } from '../support/visitors.ts'
import { looks, say, saying, words, type Words } from '../support/words.ts'

const newPassword = 'Better-2026'
const product = sharedMailedProduct(password, newPassword)

const openTab = (person: Person, tab: string) =>
  person.page.goto(person.path(`/security/${person.name}/${tab}`))

/** The codes that are shown, which no letter may tell. */
async function codesOn(page: Page, { security }: Pick<Words, 'security'>): Promise<string[]> {
  const list = page.getByRole('list', { name: security.codes.list }).getByRole('listitem')
  await expect(list).toHaveCount(10)
  return list.allTextContents()
}

/** Turns the second factor on, as the page leads, up to the codes; answers the authenticator. */
async function protect({ page }: Person, { security, auth, common, error }: Words) {
  await page.getByRole('button', { name: security.twoFactor.turnOn, exact: true }).first().click()
  await page.getByLabel(security.password.current).fill(password)
  await page.getByRole('button', { name: common.verb.continue }).click()
  await expect(page.getByRole('img', { name: security.setup.qr })).toBeVisible()
  // The secret is the same for a camera, for typing and for an app on this device.
  const uri = new URL(
    (await page.getByRole('link', { name: security.setup.openApp }).getAttribute('href')) ?? '',
  )
  const secret = uri.searchParams.get('secret') ?? ''
  const typed = page.getByText(/^[A-Z2-7 \u00a0]{20,}$/).first()
  expect((await typed.textContent())?.replaceAll(/\s/g, '')).toBe(secret)
  product.mail.keepSecret(secret)
  await page.getByRole('button', { name: security.setup.scanned }).click()
  const code = page.getByRole('textbox', { name: auth.authenticatorCode })
  await code.fill('000000')
  await expect(code).toHaveAccessibleDescription(new RegExp(error.wrong_code))
  const next = authenticator(product.url, secret)
  await code.fill(await next())
  product.mail.keepSecret(...(await codesOn(page, { security })))
  return next
}

/** Says that the codes are kept. */
async function keepCodes(page: Page, { security, common }: Words): Promise<void> {
  await page.getByText(security.codes.kept).click()
  await page.getByRole('button', { name: common.verb.continue }).click()
}

/** The same account in a browser of its own. */
async function logInElsewhere(browser: Browser, person: Person, look: Look) {
  const other = await newVisitor(browser, product.url, look, firefox)
  await other.page.goto(other.path('/email/log-in'))
  await logIn(other, person.name)
  return other
}

for (const look of looks) {
  const { locale } = look
  const spoken = words[locale]
  const { security, auth, chat, connection, error, tradePage } = spoken
  const held = saying(security.hold.title)

  test(`the second factor is on, asks, is chosen for, and goes with a hold (${locale})`, async ({
    browser,
  }) => {
    const { mail } = product
    const person = await confirmedPerson(browser, product, `tfa_${locale}`, look)
    const { page } = person
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed-by-test', '')
    })
    await openTab(person, 'tfa')
    const next = await protect(person, spoken)
    await mail.letter(addressOf(person), 'two_factor_on', locale)
    await expect(page.getByRole('link', { name: security.codes.download })).toHaveAttribute(
      'download',
      new RegExp(person.name),
    )
    await page.getByRole('button', { name: security.codes.print }).click()
    await expect(page.locator('html[data-printed-by-test]')).toHaveCount(1)
    // On paper are the codes, and nothing that is not about them.
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('list', { name: security.codes.list })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await page.emulateMedia({ media: 'screen' })
    await keepCodes(page, spoken)
    await expect(page.getByText(/^10 |\s10\s/).first()).toBeVisible()

    const other = await logInElsewhere(browser, person, look)
    await other.page.getByRole('textbox', { name: auth.authenticatorCode }).fill(await next())
    await expect(other.page).toHaveURL(/\/dashboard/)
    await other.page.goto(other.path('/log-out'))
    await expect(other.page.getByRole('form', { name: auth.logInTitle })).toBeVisible()

    // Each is switched by itself, and all that were are saved by one code.
    const code = page.getByRole('textbox', { name: auth.authenticatorCode })
    const switches = page.getByRole('main').getByRole('switch')
    await expect(switches).toHaveCount(6)
    const before = await checked(switches)
    for (const name of Object.values(security.actions.name))
      await page.getByText(name, { exact: true }).first().click()
    const wanted = before.map(isOn => !isOn)
    expect(await checked(switches)).toEqual(wanted)
    await code.fill(await next())
    // Six digits are sent by themselves.
    await expect(code).toHaveCount(0)
    await page.reload()
    await expect(switches).toHaveCount(6)
    expect(await checked(switches)).toEqual(wanted)
    // The log-in was among them.
    await logIn(other, person.name)
    await expect(other.page).toHaveURL(/\/dashboard/)
    await other.context.close()

    await page.getByRole('button', { name: security.twoFactor.turnOff }).click()
    await expect(page.getByText(auth.lost.title)).toBeVisible()
    await code.fill('000000')
    await expect(code).toHaveAccessibleDescription(new RegExp(error.wrong_code))
    await code.fill(await next())
    await expect(page.getByText(held)).toBeVisible()
    await expect(page.getByText(security.hold.reason.two_factor)).toBeVisible()
    await expect(page.getByText(security.twoFactor.off, { exact: true })).toBeVisible()
    await mail.letter(addressOf(person), 'two_factor_off', locale)
  })

  test(`in a trade the first message and the release ask for a code (${locale})`, async ({ browser }) => {
    const { seller, buyer, id } = await openTrade(browser, product.url, `codes_${locale}`, {
      sellerLook: look,
      buyerLook: desktop,
    })
    await openTab(seller, 'tfa')
    const next = await protect(seller, spoken)
    await seller.api('PATCH /v1/users/two_way_auth_settings', {
      actions: ['first_sell_message', 'release'],
      code: await next(),
    })
    const { page } = seller
    await page.goto(seller.path(`/trade/${id}`))
    const isNarrow = look.width === 390
    const openChat = page.getByRole('button', { name: new RegExp(`^${chat.title}`) })
    if (isNarrow) await openChat.click()
    const message = page.getByRole('textbox', { name: chat.write })
    await message.fill('Good day.')
    await message.press('Enter')
    const code = dialogOf(page).last().getByRole('textbox', { name: auth.authenticatorCode })
    await code.fill('000000')
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    const log = buyer.page.getByRole('log')
    await expect(log.getByText('Good day.')).toHaveCount(0)
    await code.fill(await next())
    await expect(code).toHaveCount(0)
    await expect(log.getByText('Good day.')).toHaveCount(1)
    // The next one asks for nothing.
    await message.fill('I am here.')
    await message.press('Enter')
    await expect(log.getByText('I am here.')).toHaveCount(1)

    await markPaid(buyer.page, 'AMINA O. BELLO')
    await page.goto(seller.path(`/trade/${id}`))
    // A narrow page leaves the amount to the dialog.
    const action = new RegExp(`^${say(tradePage.dialog.release.action, {}).trim()}`)
    await page.getByRole('button', { name: action }).click()
    const release = page.getByRole('alertdialog')
    await release.getByRole('checkbox').first().check()
    const releaseCode = release.getByRole('textbox', { name: tradePage.dialog.release.codeLabel })
    await releaseCode.fill('000000')
    await release.getByRole('button', { name: action }).click()
    await expect(releaseCode).toHaveAttribute('aria-invalid', 'true')
    await releaseCode.fill(await next())
    await release.getByRole('button', { name: action }).click()
    await expect(buyer.page.getByText('Completed').first()).toBeVisible()
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    )
    expect(stored).not.toContain('000000')
  })

  test(`devices are ended, one and all others, live; a new password ends them too and holds money (${locale})`, async ({
    browser,
  }) => {
    const { mail } = product
    const person = await confirmedPerson(browser, product, `devices_${locale}`, look)
    const { page } = person
    const one = await logInElsewhere(browser, person, look)
    await expect(one.page).toHaveURL(/\/dashboard/)
    // The account has not been used from such a browser: its owner is told.
    const news = await mail.letter(addressOf(person), 'new_log_in', locale)
    expect(news.text).toContain('Firefox')
    await openTab(person, 'password')
    const list = page.getByRole('list', { name: security.sessions.list })
    // The script that signed up has a session too.
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await expect(list.getByText(security.sessions.here)).toHaveCount(1)
    const end = list.getByRole('listitem').filter({ hasText: 'Firefox' })
    await end.getByRole('button', { name: saying(security.sessions.endNamed) }).click()
    await expect(one.page).toHaveURL(/\/email\/log-in/)
    await expect(one.page.getByText(connection.sessionClosed)).toBeVisible()
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await logIn(one, person.name)
    await expect(one.page).toHaveURL(/\/dashboard/)
    await page.getByRole('button', { name: security.sessions.endOthers }).click()
    await expect(page.getByText(security.sessions.onlyThis)).toBeVisible()
    await expect(one.page).toHaveURL(/\/email\/log-in/)

    await logIn(one, person.name)
    await expect(one.page).toHaveURL(/\/dashboard/)
    const current = page.getByLabel(security.password.current)
    await current.fill('Wrong-2026')
    await page.getByLabel(auth.newPassword).fill(newPassword)
    await page.getByLabel(auth.repeatPassword).fill(newPassword)
    await page.getByRole('button', { name: security.password.save }).click()
    await expect(current).toHaveAttribute('aria-invalid', 'true')
    await current.fill(password)
    await page.getByRole('button', { name: security.password.save }).click()
    await expect(page.getByText(held)).toBeVisible()
    await expect(page.getByText(security.hold.reason.password)).toBeVisible()
    await expect(one.page).toHaveURL(/\/email\/log-in/)
    const told = await mail.letter(addressOf(person), 'password_changed', locale)
    // The letter and the page say the same year, and it is told in the reader's language.
    expect(told.text).toMatch(/20\d\d/)
    await logIn(one, person.name, newPassword)
    await expect(one.page).toHaveURL(/\/dashboard/)
  })

  test(`a word is in every letter, and another address counts once its letter is opened (${locale})`, async ({
    browser,
  }) => {
    const { mail } = product
    const person = await confirmedPerson(browser, product, `mail_${locale}`, look)
    const { page } = person
    const address = `moved_${locale}@souk.test`
    const word = 'гранат 1987'
    await openTab(person, 'antiphishing')
    await page.getByLabel(security.phishing.word).fill(word)
    await page.getByRole('button', { name: security.phishing.save }).click()
    await expect(page.getByText(security.phishing.saved)).toBeVisible()
    for (const to of [addressOf(person), address]) mail.expectWord(to, word)

    await openTab(person, 'password')
    const form = page.getByRole('form', { name: security.email.title })
    await form.getByLabel(security.email.next).fill(address)
    await form.getByLabel(auth.password, { exact: true }).fill('Wrong-2026')
    const save = page.getByRole('button', { name: security.email.save })
    await save.click()
    await expect(form.getByLabel(auth.password, { exact: true })).toHaveAttribute('aria-invalid', 'true')
    await form.getByLabel(auth.password, { exact: true }).fill(password)
    await save.click()
    // What waits is there after a reload, with its end, and the address is the old one until then.
    const [before = ''] = say(security.email.waiting, { address, until: '' }).split(address)
    const waiting = form.getByText(new RegExp(`^${before}${address}.*\\d{1,2}:\\d{2}`)).last()
    await expect(waiting).toBeVisible()
    await page.reload()
    await expect(waiting).toBeVisible()
    await expect(page.getByText(addressOf(person)).first()).toBeVisible()

    const link = await mail.letter(address, 'change_email', locale)
    // It is opened where nobody is logged in.
    const elsewhere = await openBrowser(browser, product.url, look)
    const letter = await elsewhere.newPage()
    await letter.goto(link.path)
    await expect(
      letter.getByRole('heading', { name: words[look.locale].confirmation.confirmed.title }),
    ).toBeVisible()
    await elsewhere.close()
    const told = await mail.letter(addressOf(person), 'email_changed', locale)
    expect(told.text).toContain(address)
    await openTab(person, 'password')
    await expect(page.getByText(held)).toBeVisible()
    await expect(page.getByText(security.hold.reason.email)).toBeVisible()
    await expect(waiting).toHaveCount(0)
    await expect(page.getByText(address)).toBeVisible()
    await expect(page.getByText(addressOf(person))).toHaveCount(0)
  })
}

/** Which of some switches are on. */
const checked = (switches: ReturnType<Page['getByRole']>): Promise<boolean[]> =>
  switches.evaluateAll(all => all.map(one => (one as HTMLInputElement).checked))

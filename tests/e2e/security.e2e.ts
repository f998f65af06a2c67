import { expect, test, type Browser, type Page } from '@playwright/test'
import { authenticator, linkTo, messagesTo } from './inbox.ts'
import { newPerson, openBrowser, type Look, type Person } from './people.ts'
import { startProduct, type Product } from './product.ts'
import { openTrade } from './trades.ts'

let product: Product

test.beforeAll(async () => {
  product = await startProduct()
})
test.afterAll(async () => {
  await product.close()
})

const password = 'Amina-2026'
const addressOf = ({ name }: Person) => `${name}@souk.test`

/** What the pages say, as far as a test presses or reads it. */
const words = {
  en: {
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    current: 'Current password',
    proceed: 'Continue',
    scanned: 'The app shows a code',
    code: '6-digit code from your authenticator',
    codes: 'Your recovery codes',
    kept: 'I have kept them',
    left: '10 recovery codes left.',
    releases: /^Release of coins/,
    held: /^Withdrawals are held until [A-Z][a-z]{2}\s\d{2}\s\d{4}\s\d{1,2}:\d{2}\./,
    off: 'Off',
    logIn: 'Log in',
    login: 'E-mail or user name',
    password: 'Password',
    newPassword: 'New password',
    changePassword: 'Change the password',
    devices: 'Devices that are logged in',
    end: /^Log out .+/,
    endOthers: 'Log out all others',
    onlyThis: 'You are logged in on this device only.',
    mail: 'E-mail',
    email: 'New e-mail',
    changeEmail: 'Change the address',
    word: 'Your word',
    saveWord: 'Save the word',
    wordSaved: 'The word is saved',
    write: 'Write a message',
    send: 'Send message',
    confirm: 'Confirm',
    wrong: 'Wrong code',
    start: 'Start the check',
    inReview: 'In review',
    verified: 'Verified',
  },
  ru: {
    turnOn: 'Включить',
    turnOff: 'Выключить',
    current: 'Текущий пароль',
    proceed: 'Продолжить',
    scanned: 'Приложение показывает код',
    code: 'Код из 6 цифр из приложения-аутентификатора',
    codes: 'Ваши коды восстановления',
    kept: 'Коды сохранены',
    left: 'Осталось 10 кодов восстановления.',
    releases: /^Отпускание монет/,
    held: /^Выводы остановлены до .*\d{4}.*\s\d{1,2}:\d{2}\./,
    off: 'Выключена',
    logIn: 'Войти',
    login: 'Почта или имя пользователя',
    password: 'Пароль',
    newPassword: 'Новый пароль',
    changePassword: 'Сменить пароль',
    devices: 'Устройства, на которых выполнен вход',
    end: /^Выйти на устройстве .+/,
    endOthers: 'Выйти на всех остальных',
    onlyThis: 'Вход выполнен только на этом устройстве.',
    mail: 'Электронная почта',
    email: 'Новый адрес',
    changeEmail: 'Сменить адрес',
    word: 'Ваше слово',
    saveWord: 'Сохранить слово',
    wordSaved: 'Слово сохранено',
    write: 'Написать сообщение',
    send: 'Отправить сообщение',
    confirm: 'Подтвердить',
    wrong: 'Неверный код',
    start: 'Начать проверку',
    inReview: 'На рассмотрении',
    verified: 'Подтверждена',
  },
} as const

type Words = (typeof words)['en' | 'ru']
const looks = [
  { locale: 'en', theme: 'light', width: 1440 },
  { locale: 'ru', theme: 'dark', width: 390 },
] as const satisfies readonly Look[]

/** Somebody whose address is confirmed: only such an address is written to about its account. */
async function confirmed(browser: Browser, name: string, look: Look): Promise<Person> {
  const person = await newPerson(browser, product.url, name, look)
  const link = await linkTo(product.url, addressOf(person))
  await person.api('POST /v1/users/confirmations', { token: link.split('/').at(-1) })
  return person
}

const openTab = (person: Person, tab: string) =>
  person.page.goto(person.path(`/security/${person.name}/${tab}`))

/** Turns the second factor on, as the page leads; answers their authenticator. */
async function protect(person: Person, say: Words): Promise<() => Promise<string>> {
  const { page } = person
  await openTab(person, 'tfa')
  await page.getByRole('button', { name: say.turnOn, exact: true }).click()
  await page.getByLabel(say.current).fill(password)
  await page.getByRole('button', { name: say.proceed }).click()
  const secret = (await page.locator('code, [data-size=code]').first().textContent()) ?? ''
  const next = authenticator(product.url, secret.replaceAll(/\s/g, ''))
  await page.getByRole('button', { name: say.scanned }).click()
  await page.getByLabel(say.code).fill(await next())
  await expect(page.getByRole('list', { name: say.codes }).getByRole('listitem')).toHaveCount(10)
  return next
}

async function keepCodes(page: Page, say: Words): Promise<void> {
  await page.getByText(say.kept).click()
  await page.getByRole('button', { name: say.proceed }).click()
  await expect(page.getByText(say.left)).toBeVisible()
}

/** The same account in a browser of its own, by its password; `code` where it is asked for. */
async function logIn(browser: Browser, person: Person, look: Look, secret = password) {
  const say = words[look.locale]
  const context = await openBrowser(browser, product.url, look)
  const page = await context.newPage()
  await page.goto(person.path('/email/log-in'))
  await page.getByLabel(say.login).fill(person.name)
  await page.getByLabel(say.password, { exact: true }).fill(secret)
  await page.getByRole('main').getByRole('button', { name: say.logIn, exact: true }).click()
  return { context, page }
}

for (const look of looks) {
  const { locale } = look
  const say = words[locale]

  test(`the second factor is on, asks, is chosen for, and goes with a hold (${locale})`, async ({
    browser,
  }) => {
    const person = await confirmed(browser, `tfa_${locale}`, look)
    const { page } = person
    const next = await protect(person, say)
    await keepCodes(page, say)

    const { context, page: other } = await logIn(browser, person, look)
    await other.getByLabel(say.code).fill(await next())
    await expect(other).toHaveURL(/\/dashboard/)
    await context.close()

    const release = page.getByRole('switch', { name: say.releases })
    await expect(release).toBeChecked()
    await page.getByText(say.releases).first().click()
    await page.getByLabel(say.code).fill(await next())
    // Six digits are sent by themselves.
    await expect(page.getByLabel(say.code)).toHaveCount(0)
    await page.reload()
    await expect(release).not.toBeChecked()

    await page.getByRole('button', { name: say.turnOff }).click()
    await page.getByLabel(say.code).fill(await next())
    await expect(page.getByText(say.held)).toBeVisible()
    await expect(page.getByText(say.off, { exact: true })).toBeVisible()
    await person.context.close()
  })

  test(`devices are listed and logged out, one and all (${locale})`, async ({ browser }) => {
    const person = await confirmed(browser, `devices_${locale}`, look)
    const { page } = person
    const one = await logIn(browser, person, look)
    await expect(one.page).toHaveURL(/\/dashboard/)
    await openTab(person, 'password')
    const list = page.getByRole('list', { name: say.devices })
    // The script that signed up has a session too.
    await expect(list.getByRole('listitem')).toHaveCount(3)
    await list
      .getByRole('listitem')
      .filter({ hasText: 'Chrome' })
      .getByRole('button', { name: say.end })
      .click()
    await expect(one.page).toHaveURL(/\/email\/log-in/)
    await expect(list.getByRole('listitem')).toHaveCount(2)
    await page.getByRole('button', { name: say.endOthers }).click()
    await expect(page.getByText(say.onlyThis)).toBeVisible()
    await one.context.close()
    await person.context.close()
  })

  test(`a new password logs others out and holds money (${locale})`, async ({ browser }) => {
    const person = await confirmed(browser, `word_${locale}`, look)
    const { page } = person
    const other = await logIn(browser, person, look)
    await expect(other.page).toHaveURL(/\/dashboard/)
    await openTab(person, 'password')
    await page.getByLabel(say.current).fill('Wrong-2026')
    await page.getByLabel(say.newPassword).fill('Better-2026')
    await page.getByRole('button', { name: say.changePassword }).click()
    await expect(page.getByLabel(say.current)).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel(say.current).fill(password)
    await page.getByRole('button', { name: say.changePassword }).click()
    await expect(page.getByText(say.held)).toBeVisible()
    await expect(other.page).toHaveURL(/\/email\/log-in/)
    await other.context.close()
    const again = await logIn(browser, person, look, 'Better-2026')
    await expect(again.page).toHaveURL(/\/dashboard/)
    await again.context.close()
    await person.context.close()
  })

  test(`another address counts once its letter is opened, and a word is in every letter (${locale})`, async ({
    browser,
  }) => {
    const { url } = product
    const person = await confirmed(browser, `mail_${locale}`, look)
    const { page } = person
    await openTab(person, 'antiphishing')
    await page.getByLabel(say.word).fill('гранат')
    await page.getByRole('button', { name: say.saveWord }).click()
    await expect(page.getByText(say.wordSaved)).toBeVisible()

    await openTab(person, 'password')
    const address = `moved_${locale}@souk.test`
    const form = page.getByRole('form', { name: say.mail })
    await form.getByLabel(say.email).fill(address)
    await form.getByLabel(say.password, { exact: true }).fill(password)
    await page.getByRole('button', { name: say.changeEmail }).click()
    await expect(page.getByText(address).last()).toBeVisible()
    await expect(page.getByText(addressOf(person))).toBeVisible()
    await page.goto(await linkTo(url, address))
    // The token is gone from the address as soon as it is exchanged.
    await expect(page).toHaveURL(/confirmation\/?[^/]{0,20}$/)
    await openTab(person, 'password')
    await expect(page.getByText(say.held)).toBeVisible()
    await expect(page.getByText(address)).toBeVisible()
    const [told] = await messagesTo(url, addressOf(person))
    expect(told?.text).toContain('гранат')
    await person.context.close()
  })

  test(`the first message of a sale asks for a code in place (${locale})`, async ({ browser }) => {
    const { seller, buyer, close } = await openTrade(browser, product.url, `first_${locale}`, {
      sellerLook: look,
      buyerLook: { locale: 'en', theme: 'light', width: 1440 },
    })
    const trade = new URL(seller.page.url()).pathname
    const next = await protect(seller, say)
    await keepCodes(seller.page, say)
    await seller.api('PATCH /v1/users/two_way_auth_settings', {
      actions: ['first_sell_message'],
      code: await next(),
    })
    await seller.page.goto(trade)
    if (look.width === 390) await seller.page.getByRole('button', { name: /Chat|Чат/ }).click()
    const message = seller.page.getByRole('textbox', { name: say.write })
    await message.fill('Good day.')
    await message.press('Enter')
    const code = seller.page.getByRole('dialog').last().getByLabel(say.code)
    await code.fill('000000')
    await expect(code).toHaveAttribute('aria-invalid', 'true')
    await expect(buyer.page.getByRole('log').getByText('Good day.')).toHaveCount(0)
    await code.fill(await next())
    await expect(code).toHaveCount(0)
    const log = buyer.page.getByRole('log')
    await expect(log.getByText('Good day.')).toHaveCount(1)
    // The next one asks for nothing.
    await message.fill('I am here.')
    await message.press('Enter')
    await expect(log.getByText('I am here.')).toHaveCount(1)
    const stored = await seller.page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    )
    expect(stored).not.toContain('000000')
    await close()
  })
}

test('a check of identity goes on in a tab of its own, and the page follows it', async ({ browser }) => {
  const { url } = product
  const say = words.en
  const person = await newPerson(browser, url, 'checked', looks[0])
  const { page, context } = person
  await openTab(person, 'verification')
  const [widget] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: say.start }).click(),
  ])
  await widget.getByRole('button', { name: 'Submit' }).click()
  await expect(widget.getByText(/Submitted/)).toBeVisible()
  expect(await widget.evaluate(() => window.opener)).toBeNull()
  await page.bringToFront()
  await expect(page.getByText(say.inReview)).toBeVisible()
  const { items } = (await (await fetch(`${url}/dev/identity/checks`)).json()) as { items: { id: string }[] }
  await fetch(`${url}/dev/identity/checks/${items[0]?.id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-device-type': 'script' },
    body: JSON.stringify({ status: 'approved', legal_name: 'Amina Yusuf', country_code: 'NG' }),
  })
  await expect(page.getByText('Amina Yusuf')).toBeVisible()
  await expect(page.getByText('Verified identity')).toContainText('on')
  await context.close()
})

test('nobody sees the security of somebody else', async ({ browser }) => {
  const person = await newPerson(browser, product.url, 'curious', looks[0])
  await person.page.goto('/security/amina/phone')
  await expect(person.page).toHaveURL('/security/curious/phone')
  await person.context.close()
  const visitor = await openBrowser(browser, product.url, looks[0])
  const page = await visitor.newPage()
  await page.goto('/security/curious')
  await expect(page).toHaveURL(/\/email\/log-in/)
  await visitor.close()
})

test('a number is confirmed by the code of a message', async ({ browser }) => {
  const { url } = product
  const person = await newPerson(browser, url, 'called', looks[0])
  const { page } = person
  await openTab(person, 'phone')
  await page.getByRole('button', { name: /^Country/ }).click()
  await page.getByLabel('Search countries').fill('Nigeria')
  await page.getByRole('option', { name: /Nigeria/ }).click()
  await page.getByRole('textbox', { name: 'Phone number' }).fill('803 123 4567')
  await page.getByText('SMS', { exact: true }).click()
  await page.getByRole('button', { name: 'Send the message' }).click()
  const field = page.getByLabel('5-digit code from the message')
  await expect(field).toBeVisible()
  const [sms] = await messagesTo(url, '+2348031234567')
  await field.fill(/\d{5}/.exec(sms?.text ?? '')?.[0] ?? '')
  await expect(page.getByRole('button', { name: 'Change the number' })).toBeVisible()
  await expect(page.getByText('Confirmed phone')).toContainText('on')
  await person.context.close()
})

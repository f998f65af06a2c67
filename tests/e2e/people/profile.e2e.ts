import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { give, newPerson, sellBitcoin } from '../support/people.ts'
import { sharedProduct, test } from '../support/productTest.ts'
import { dialogOf, startTrade } from '../support/trades.ts'
import { looks, say, words } from '../support/words.ts'

// Nothing here writes letters: they stay on the page `/dev`.
const product = sharedProduct()

/** A picture, twice as wide as high. */
const png = (width: number) =>
  sharp({ create: { width, height: width / 2, channels: 3, background: '#a5522d' } })
    .png()
    .toBuffer()

/** Lets a file fall onto a part of the page, as from a folder beside the browser. */
async function drop(page: Page, onto: string, bytes: Buffer): Promise<void> {
  const dropped = await page.evaluateHandle(text => {
    const data = new DataTransfer()
    const content = Uint8Array.from(atob(text), sign => sign.charCodeAt(0))
    data.items.add(new File([content], 'me.png', { type: 'image/png' }))
    return data
  }, bytes.toString('base64'))
  await page.getByText(onto, { exact: true }).dispatchEvent('dragover', { dataTransfer: dropped })
  await page.getByText(onto, { exact: true }).dispatchEvent('drop', { dataTransfer: dropped })
}

for (const look of looks) {
  const { locale } = look
  const { setting, form, error, errorAccount } = words[locale]

  test(`a profile saves itself, and its name stays after the first trade (${locale})`, async ({
    browser,
  }) => {
    const { url } = product
    const person = await newPerson(browser, url, `sam_${locale}`, look)
    const { page } = person
    const town = locale === 'ru' ? /Найроби, Кения/ : /Nairobi, Kenya/
    await page.goto(person.path('/profile'))
    const card = page.getByRole('region', { name: setting.section.profile.title })
    const saving = card.getByText(setting.saving.saving, { exact: true })
    const saved = card.getByText(setting.saving.saved, { exact: true })
    const introduction = card.getByRole('textbox', { name: setting.profile.introduction })
    await introduction.fill('From 9 to 18, Lagos.')
    await expect(saving).toBeVisible()
    await expect(saved).toBeVisible()
    const messenger = card.getByRole('textbox', { name: setting.profile.messenger })
    await messenger.fill(`@sam_p2p_${locale}`)
    await card.getByRole('button', { name: new RegExp(`^${setting.profile.timeZone}`) }).click()
    await page.getByRole('combobox', { name: setting.profile.searchTimeZone }).fill('Nairobi')
    await page.getByRole('option', { name: town }).first().click()
    await expect(saving).toBeVisible()
    const name = card.getByRole('textbox', { name: setting.profile.userName, exact: true })
    await name.fill(`samuel_${locale}`)
    await expect(page.getByRole('banner').getByRole('button', { name: `samuel_${locale}` })).toBeVisible()
    await expect(saved).toBeVisible()
    await page.reload()
    await expect(introduction).toHaveValue('From 9 to 18, Lagos.')
    await expect(messenger).toHaveValue(`sam_p2p_${locale}`)
    await expect(card.getByRole('button', { name: town })).toBeVisible()
    await expect(name).toHaveValue(`samuel_${locale}`)

    // A page that was opened before the trade learns it from the server, at the field.
    const seller = await newPerson(browser, url, `sam_seller_${locale}`, look)
    await give(url, seller.name, 'BTC', '0.01')
    await startTrade(person, await sellBitcoin(seller))
    await name.fill(`somebody_${locale}`)
    await expect(card.getByText(setting.saving.invalid)).toBeVisible()
    await expect(name).toHaveAccessibleDescription(new RegExp(errorAccount.user_name_fixed))
    await page.reload()
    await expect(name).toHaveValue(`samuel_${locale}`)
    await expect(name).toHaveAccessibleDescription(new RegExp(setting.profile.userNameKept))
    await name.fill('x', { force: true }).catch(() => {})
    await expect(name).toHaveValue(`samuel_${locale}`)
  })

  test(`a picture is dropped, cropped, saved and seen in the bar; others are refused (${locale})`, async ({
    browser,
  }) => {
    const person = await newPerson(browser, product.url, `pia_${locale}`, look)
    const { page } = person
    const { avatar } = setting
    await page.goto(person.path('/profile'))
    await page.getByRole('button', { name: avatar.change }).click()
    const dialog = dialogOf(page)
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      dialog.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
    const refused = dialog.getByRole('alert')
    await choose('me.txt', 'text/plain', Buffer.from('not a picture'))
    await expect(refused).toContainText(form.fileType)
    await choose('me.png', 'image/png', Buffer.alloc(2 * 1024 * 1024 + 1))
    await expect(refused).toContainText(form.fileType)
    await expect(refused).toContainText(/2\s(MB|МБ)/)
    await choose('me.png', 'image/png', Buffer.from('says that it is one'))
    await expect(refused).toContainText(error.file_damaged)

    await drop(page, avatar.orDrop, await png(400))
    const [zoom = '', left = ''] = ['100', '50'].map(percent => `${percent}\\s?%`)
    const where = (zoomed: string, away: string) =>
      dialog.getByText(
        new RegExp(
          say(avatar.where, { zoom: zoomed, left: away, top: '.*' }).replaceAll('+', String.raw`\+`),
        ),
      )
    await expect(where(zoom, left)).toBeAttached()
    // By hand: the square shows another part, and more of it.
    await dialog.getByRole('application', { name: avatar.part }).press('ArrowRight')
    await expect(where(zoom, left)).toHaveCount(0)
    await dialog.getByRole('button', { name: avatar.zoomIn }).click()
    await expect(where('110\\s?%', '.*')).toBeAttached()
    await dialog.getByRole('button', { name: avatar.save }).click()
    await expect(dialog).toHaveCount(0)
    const inBar = page.getByRole('banner').getByRole('button', { name: person.name }).locator('img')
    await expect(inBar).toHaveAttribute('src', /^\/api\/v1\/avatars\/\w+/)
    await expect
      .poll(() => inBar.evaluate(image => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    expect(await inBar.evaluate(image => (image as HTMLImageElement).naturalHeight)).toBe(
      await inBar.evaluate(image => (image as HTMLImageElement).naturalWidth),
    )
    await page.reload()
    await expect(inBar).toBeVisible()

    await page.getByRole('button', { name: avatar.change }).click()
    await dialog.getByRole('button', { name: avatar.remove }).click()
    await expect(dialog).toHaveCount(0)
    await expect(inBar).toHaveCount(0)
  })
}

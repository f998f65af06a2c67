import { expect, type Browser } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { authenticator } from '../support/authenticator.ts'
import { desktop, newPerson, russianPhone, setStanding, type Look, type Person } from '../support/people.ts'
import { startProduct } from '../support/product.ts'
import { ownProduct, test } from '../support/productTest.ts'
import { words } from '../support/words.ts'

const product = ownProduct(startProduct)

/** An operator with a second factor, before whom the desk lies open at one of its pages. */
async function atTheDesk(
  browser: Browser,
  name: string,
  secret: string,
  path: string,
  look: Look = desktop,
): Promise<Person> {
  const person = await newPerson(browser, product.url, name, look)
  await setStanding(product.url, name, { roles: ['user', 'operator'], totp_secret: secret })
  const { desk } = words[look.locale]
  await person.page.goto(person.path(path))
  await person.page
    .getByRole('textbox', { name: desk.door.code })
    .fill(await authenticator(product.url, secret)())
  await expect(person.page.getByRole('heading', { name: desk.door.title })).toBeHidden()
  return person
}

test('a rate is paused by one operator and resumed by two; a job runs at a wish, and the list of jobs is taken home', async ({
  browser,
}) => {
  const { deskRunning: text, deskJob, desk } = words.en
  const first = await atTheDesk(browser, 'rater', 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', '/operator/rates')
  const { page } = first
  const pair = 'USD / NGN'
  const act = async (name: string, submit: string, reason: string) => {
    await page.getByRole('button', { name, exact: true }).click()
    const form = page.getByRole('form', { name, exact: true })
    await form.getByRole('textbox').fill(reason)
    await form.getByRole('button', { name: submit, exact: true }).click()
  }
  await page.getByRole('button', { name: pair, exact: true }).click()
  await act(
    text.rate.doNamed.pause_rate.replace('{{pair}}', pair),
    text.rate.do.pause_rate,
    'The sources are far apart.',
  )
  await expect(page.getByText(text.rate.said.pause_rate.replace('{{pair}}', pair))).toBeVisible()
  await page.goto(first.path('/operator/rates?state=paused'))
  const rows = page.getByRole('list', { name: text.rate.label }).getByRole('listitem')
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: pair, exact: true }).click()
  await act(
    text.rate.doNamed.resume_rate.replace('{{pair}}', pair),
    text.rate.do.resume_rate,
    'They agree again.',
  )
  await expect(page.getByText(text.rate.asked)).toBeVisible()

  const second = await atTheDesk(
    browser,
    'rater2',
    'KRSXG5DSNFXGOIDCMUQHEZLBNRWHSIDC',
    '/operator/requests',
    russianPhone,
  )
  const { request } = words.ru.desk
  await second.page.getByRole('button', { name: request.decision.approve, exact: true }).click()
  await second.page
    .getByRole('dialog')
    .getByRole('button', { name: request.decision.approve, exact: true })
    .click()
  await expect(second.page.getByRole('dialog')).toBeHidden()
  await page.reload()
  await expect(page.getByText(text.rate.empty)).toBeVisible()

  await page.goto(first.path('/operator/jobs'))
  await page.getByRole('button', { name: deskJob.home_figures, exact: true }).click()
  await act(
    text.job.doNamed.run_job.replace('{{name}}', deskJob.home_figures),
    text.job.do.run_job,
    'The figures look old.',
  )
  await expect(page.getByText(text.job.said.run_job.replace('{{name}}', deskJob.home_figures))).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: desk.export, exact: true }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toContain('home_figures,')
  await page.goto(first.path('/operator/trail?deed=export_list'))
  await expect(page.getByText(`rater exported a list: ${desk.place.jobs}`)).toBeVisible()
})

import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AgreementDialog } from '../../../../design-system/domain/people/auth/AgreementDialog.tsx'
import { AgreementLine } from '../../../../design-system/domain/people/auth/AgreementLine.tsx'
import { NarrowLayout } from '../../../../design-system/domain/page/layout/NarrowLayout.tsx'
import { findVisible } from '../../../support/findVisible.ts'

const accepting = fn(() => Promise.resolve())
const meta = preview.meta({
  title: 'Domain/Auth/Agreement',
  component: AgreementDialog,
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  args: {
    holdsFrom: '2027-02-01',
    change: 'Fees are said for each coin, and how long a claim can be made.',
    agreementHref: '#agreement',
    onAccept: accepting,
    close: fn(),
    dismiss: fn(),
  },
})

const dialogNamed = async (name: string) => within(await findVisible(screen.findByRole('dialog', { name })))
const english = 'The user agreement has changed'

/** From when the new version holds and what changed, with the whole text opening beside the page. */
export const Asks = meta.story({
  tags: ['visual'],
  play: async () => {
    const dialog = await dialogNamed(english)
    await expect(dialog.getByText(/^The new version applies from .*2027\.$/)).toBeVisible()
    await expect(dialog.getByText(/Fees are said for each coin/)).toBeVisible()
    const text = dialog.getByRole('link', { name: /^Read the agreement/ })
    await expect(text).toHaveAttribute('href', '#agreement')
    await expect(text).toHaveAttribute('target', '_blank')
  },
})
/** A long summary of changes in Russian at a phone's width: all three answers must stay in reach. */
export const AsksInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args: {
    change:
      'Комиссии названы для каждой монеты; добавлено, сколько времени есть на претензию после сделки, которая закончилась по времени, и кто её рассматривает.',
  },
})
/** Whoever wrote the version did not say what is different. */
export const WithoutSummary = meta.story({
  args: { change: '' },
  play: async () => {
    const dialog = await dialogNamed(english)
    await expect(dialog.queryByText('What changed:')).not.toBeInTheDocument()
  },
})

Asks.test('is accepted', async ({ args, userEvent }) => {
  const dialog = await dialogNamed(english)
  await userEvent.click(dialog.getByRole('button', { name: 'Accept' }))
  await waitFor(() => expect(args.close).toHaveBeenCalledWith('accepted'))
  await expect(accepting).toHaveBeenCalled()
})
Asks.test('is put off, by the cross as well', async ({ args, userEvent }) => {
  const dialog = await dialogNamed(english)
  await userEvent.click(dialog.getByRole('button', { name: 'Later' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  await expect(args.close).toHaveBeenNthCalledWith(1, 'later')
  await expect(args.close).toHaveBeenNthCalledWith(2, 'later')
})
Asks.test('lets somebody log out rather', async ({ args, userEvent }) => {
  const dialog = await dialogNamed(english)
  await userEvent.click(dialog.getByRole('button', { name: 'Log out' }))
  await expect(args.close).toHaveBeenCalledWith('logOut')
})

/** On its way. */
export const Accepting = meta.story({
  args: { onAccept: fn(() => new Promise<void>(() => {})) },
  play: async ({ userEvent }) => {
    const dialog = await dialogNamed(english)
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }))
    await expect(await dialog.findByRole('button', { name: 'Accepting' })).toBeVisible()
  },
})
/** It did not come through: the dialog stays, and an alert says why. */
export const Failed = meta.story({
  args: { onAccept: fn(() => Promise.reject(new Error('no answer'))), close: fn() },
  play: async ({ args, userEvent }) => {
    const dialog = await dialogNamed(english)
    await userEvent.click(dialog.getByRole('button', { name: 'Accept' }))
    await expect(await dialog.findByRole('button', { name: 'Accept' })).toBeEnabled()
    await expect(args.close).not.toHaveBeenCalled()
  },
})

const hrefs = { userAgreement: '#agreement', privacy: '#privacy' }
const line = () => (
  <NarrowLayout>
    <AgreementLine hrefs={hrefs} />
  </NarrowLayout>
)
/** Beside a form that makes an account. */
export const Line = meta.story({ render: line })
/** Under a form on a phone the Russian sentence breaks; both of its links must stay easy to hit. */
export const LineInRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: line,
})

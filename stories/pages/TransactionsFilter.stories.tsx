import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { TransactionsFilterPage } from '../../app/features/transaction/TransactionsFilterPage.tsx'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { loaded } from '../support/app/loaded.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { asVisitor } from './marketAnswers.ts'
import { shown } from '../support/shown.ts'

const meta = preview.meta({
  title: 'Pages/TransactionsFilter',
  component: TransactionsFilterPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const at =
  (answers: StoryAnswers = {}, query = '') =>
  () => <StoryApp address={`/transactionsFilter?${query}`} answers={answers} />

/** What is chosen stands in the address of the list. */
export const Loaded = meta.story({
  tags: ['visual'],
  globals: onPhone,
  render: at(),
  play: async context => {
    await loaded(context)
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Deposits' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address or transaction id' }), 'bc1qar')
    await userEvent.type(canvas.getByRole('textbox', { name: 'From day' }), '01.03.2026')
    const show = canvas.getByRole('link', { name: 'Show transactions' })
    await shown(canvas.findByRole('button', { name: /From 01\.03\.2026/ }))
    await expect(show).toHaveAttribute(
      'href',
      '/transactions?categories=deposit&search=bc1qar&from=2026-03-01',
    )
  },
})
export const OnPhoneInRussian = meta.story({
  globals: { ...onPhone, locale: 'ru' },
  render: at({}, 'categories=deposit,swap&direction=incoming'),
  play: loaded,
})
export const Empty = meta.story({ render: at(), play: loaded })
/** What an address says wrongly is left out. */
export const Failed = meta.story({ render: at({}, 'types=Nothing&from=yesterday'), play: loaded })
/** Nobody is logged in. */
export const Forbidden = meta.story({
  render: at(asVisitor),
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('heading', { level: 1, name: 'Log in' }))
  },
})

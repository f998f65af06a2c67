import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { NotFoundPage } from '../../app/features/state/NotFoundPage.tsx'
import { onPhone, pageParameters, pageSettled } from '../support/app/currentExchange.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import { asVisitor, marketAnswers } from './marketAnswers.ts'
import { shown } from '../support/shown.ts'

const meta = preview.meta({
  title: 'Pages/State',
  component: NotFoundPage,
  parameters: pageParameters,
  afterEach: pageSettled,
})

const notFound = () => <StoryApp address="/nowhere/at-all" answers={asVisitor} />
const failed = () => <StoryApp address="/error" answers={asVisitor} />

export const NotFound = meta.story({
  tags: ['visual'],
  render: notFound,
  play: async ({ canvas }) => {
    await shown(canvas.findByRole('heading', { level: 1 }))
    await expect(document.title).toBe('Page not found · Souk')
    // Where somebody is lost, the footer leads on; it comes after the page.
    await expect(await canvas.findByRole('link', { name: 'Guide' })).toHaveAttribute('href', '/guide')
    await expect(canvas.getByRole('link', { name: 'RU' })).toHaveAttribute('href', '/ru/nowhere/at-all')
    await expect(canvas.getByRole('link', { name: 'API docs' })).toHaveAttribute(
      'href',
      '/docs/merchant-api.txt',
    )
  },
})
export const NotFoundInRussian = meta.story({
  globals: { ...onPhone, locale: 'ru' },
  render: notFound,
})
export const ServiceAway = meta.story({ tags: ['visual'], render: failed })
export const ServiceAwayInRussian = meta.story({ globals: { locale: 'ru' }, render: failed })

export const Filters = meta.story({
  tags: ['visual'],
  globals: onPhone,
  render: () => <StoryApp address="/search/filter?currencyCode=NGN&amount=250000" answers={marketAnswers} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Online only' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Sell' }))
    await expect(canvas.getByRole('link', { name: 'Find offers' })).toHaveAttribute(
      'href',
      '/sell?cryptoCurrencyCode=BTC&currencyCode=NGN&amount=250000&onlineOnly=true',
    )
  },
})

import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import type { WebhookShape } from '../../../../design-system/domain/shop/merchant/integration/integrationShape.ts'
import { WebhookLog } from '../../../../design-system/domain/shop/merchant/integration/WebhookLog.tsx'
import type { WebhookLogContent } from '../../../../design-system/domain/shop/merchant/integration/WebhookLog.tsx'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { storyWebhooks } from '../../support/shop/storyIntegration.ts'
import { leadsTo, tellsOfPress } from '../../../support/plays.ts'

const [onTest, onSend, onRefresh, onMore, onRetry] = [fn(), fn(), fn(), fn(), fn()]

type Ready = Extract<WebhookLogContent, { status: 'ready' }>
const ready = (differs: Partial<Ready> = {}): WebhookLogContent => ({
  status: 'ready',
  items: storyWebhooks,
  isStale: false,
  onRefresh,
  isRefreshing: false,
  onMore,
  isLoadingMore: false,
  ...differs,
})

const meta = preview.meta({
  title: 'Domain/Merchant/WebhookLog',
  component: WebhookLog,
  decorators: [withStoppedClock],
  args: {
    content: ready(),
    allHref: null as string | null,
    hasAddress: true,
    isTesting: false,
    onTest,
    sending: null as string | null,
    onSend,
    linksOf: ({ type, subject }: WebhookShape) =>
      type === 'test' ? null : { invoice: `#invoice-${subject}`, log: `#log-${subject}` },
  },
})

/** What a shop wrote stays text; each attempt says what came of it. */
export const States = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Coins wait for your decision', 'Invoice paid', 'Test', 'invoice.of_a_newer_server'])
      await expect(canvas.getByText(name)).toBeVisible()
    await userEvent.click(canvas.getByText('Coins wait for your decision'))
    await expect(canvas.getByText(/<script>alert\(1\)<\/script>/)).toBeVisible()
    await expect(canvas.getByText('Attempt 2: No answer in time')).toBeVisible()
    await userEvent.click(canvas.getByText('Test'))
    await expect(
      canvas.getByText('Attempt 1: Your shop answered 302. It led elsewhere, and redirects are not followed'),
    ).toBeVisible()
    const [again] = canvas.getAllByRole('button', { name: 'Send again' })
    await userEvent.click(again as HTMLElement)
    await expect(onSend).toHaveBeenCalledWith(storyWebhooks[0])
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }))
    await expect(onMore).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(onRefresh).toHaveBeenCalledOnce()
  },
})
/** What is being sent again and a test on its way both say so, each on its own button. */
export const Sending = meta.story({
  args: { sending: storyWebhooks[0]?.id ?? null, isTesting: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Coins wait for your decision'))
    await expect(canvas.getAllByText('Sending…')).toHaveLength(2)
  },
})
/** Of one invoice alone. */
export const Narrowed = meta.story({
  args: { allHref: '#all', content: ready({ items: storyWebhooks.slice(0, 2), onMore: null }) },
  play: leadsTo('Show all', '#all'),
})
/** There is nowhere to send to yet. */
export const Empty = meta.story({
  args: { hasAddress: false, content: ready({ items: [], onMore: null }) },
  play: async ({ canvas, userEvent }) => {
    onTest.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Send a test' }))
    await expect(onTest).not.toHaveBeenCalled()
    await expect(canvas.getByText('Save a webhook URL first.')).toBeVisible()
  },
})
/** Rows keep the place of what a shop was told. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
/** The log did not load, and one press asks for it again. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: tellsOfPress('Try again', onRetry),
})
/** What was told up to some moment stays, under a note that it could not be loaded again. */
export const Stale = meta.story({ args: { content: ready({ isStale: true }) } })
/** Six attempts with their answers unfold in Russian, inside a phone. */
export const LongInRussianOnPhone = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Монеты ждут вашего решения'))
    await userEvent.click(canvas.getByText('Пробный'))
    await expect(canvas.getByText(/Попытка 6/)).toBeVisible()
  },
})

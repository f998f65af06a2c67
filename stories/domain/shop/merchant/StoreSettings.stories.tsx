import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AccessForm } from '../../../../design-system/domain/shop/merchant/integration/AccessForm.tsx'
import { IntegrationFailed } from '../../../../design-system/domain/shop/merchant/integration/IntegrationFailed.tsx'
import { IntegrationHelp } from '../../../../design-system/domain/shop/merchant/integration/IntegrationHelp.tsx'
import { IntegrationLoading } from '../../../../design-system/domain/shop/merchant/integration/IntegrationLoading.tsx'
import type { AccessShape } from '../../../../design-system/domain/shop/merchant/integration/integrationShape.ts'
import { StoreKeys } from '../../../../design-system/domain/shop/merchant/integration/StoreKeys.tsx'
import { WebhookKey } from '../../../../design-system/domain/shop/merchant/integration/WebhookKey.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { fullKeys, storyAccess, storyKeys, storyWebhookKey } from '../../support/shop/storyIntegration.ts'
import { expectLink, tellsOfPress } from '../../../support/plays.ts'

const onSave = fn<(access: AccessShape) => Promise<AccessShape>>(async access => access)
const [onMake, onRevoke, onRenew, onRetry] = [fn(), fn(), fn(), fn()]
const calls = { isMaking: false, onMake, onRevoke }

const meta = preview.meta({
  title: 'Domain/Merchant/StoreSettings',
  component: AccessForm,
  subcomponents: { StoreKeys, WebhookKey, IntegrationHelp, IntegrationLoading, IntegrationFailed },
  decorators: [withStoppedClock],
  args: { access: storyAccess, onSave },
})

/** What is emptied is taken away; what is kept is shown as the server writes it. */
export const Addresses = meta.story({
  play: async ({ canvas, userEvent }) => {
    onSave.mockImplementationOnce(async access => ({ ...access, failUrl: 'https://xn--mnchen-3ya.example/' }))
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Success URL' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Fail URL' }), 'https://münchen.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(onSave).toHaveBeenCalledWith({
        ...storyAccess,
        successUrl: null,
        failUrl: 'https://münchen.example',
      }),
    )
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Fail URL' })).toHaveValue(
        'https://xn--mnchen-3ya.example/',
      ),
    )
  },
})
/** An address that is not public is refused at its field; a tolerance out of bounds is, before it is sent. */
export const AddressRefused = meta.story({
  tags: ['visual'],
  args: {
    onSave: fn<(access: AccessShape) => Promise<AccessShape>>(async () => {
      throw Object.assign(new Error('url_not_public'), {
        code: 'url_not_public',
        errors: { webhook_url: ['Not public.'] },
      })
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await findVisible(canvas.findByText('This address does not lead to the public internet.'))
    await expect(canvas.getByRole('textbox', { name: 'Webhook URL' })).toBeInvalid()
    const tolerance = canvas.getByRole('textbox', { name: 'Tolerance' })
    await userEvent.clear(tolerance)
    await userEvent.type(tolerance, '2.5')
    await userEvent.tab()
    await waitFor(() => expect(tolerance).toBeInvalid())
  },
})
/** When each key was last used is told by it; another is made, and one is revoked, by a press. */
export const Keys = meta.story({
  render: () => <StoreKeys {...calls} keys={storyKeys} limit={5} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/used 3 min ago/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Make a key' }))
    await expect(onMake).toHaveBeenCalledOnce()
    const [revoke] = canvas.getAllByRole('button', { name: /^Revoke 019000/ })
    await userEvent.click(revoke as HTMLElement)
    await expect(onRevoke).toHaveBeenCalledWith(storyKeys[0]?.keyId)
  },
})
/** Without a key there is a sentence and the button to make the first. */
export const NoKeys = meta.story({ render: () => <StoreKeys {...calls} keys={[]} limit={5} /> })
/** Another has to go before there is room for one more. */
export const EveryKey = meta.story({
  render: () => <StoreKeys {...calls} keys={fullKeys} limit={5} />,
  play: async ({ canvas, userEvent }) => {
    onMake.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Make a key' }))
    await expect(onMake).not.toHaveBeenCalled()
    await expect(canvas.getByText('These are 5, the most. Revoke one to make another.')).toBeVisible()
  },
})
/** Shops check our webhooks with the public half, which is a file to download. */
export const OurKey = meta.story({
  render: () => <WebhookKey webhookKey={storyWebhookKey} downloadHref="#pem" onRenew={onRenew} />,
  play: async ({ canvas, userEvent }) => {
    await expectLink(canvas, 'Download the public half', '#pem')
    await userEvent.click(canvas.getByRole('button', { name: 'Make a new one' }))
    await expect(onRenew).toHaveBeenCalledOnce()
  },
})
/** A working example of a signed call unfolds, and the rest is told in the documentation. */
export const Help = meta.story({
  render: () => <IntegrationHelp docsHref="#docs" origin="https://souk.example" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('A signed call with curl'))
    await expect(canvas.getByText(/^signed\(\) \{/)).toBeVisible()
  },
})
/** Three cards of different height keep the place of addresses, keys and our own key. */
export const Loading = meta.story({ render: () => <IntegrationLoading /> })
/** Neither addresses nor keys are shown when they did not load; one press asks again. */
export const Failed = meta.story({
  render: () => <IntegrationFailed onRetry={onRetry} isRetrying={false} />,
  play: tellsOfPress('Try again', onRetry),
})
const long = `https://${'очень-длинное-имя-'.repeat(4)}магазина.example/${'путь/'.repeat(12)}`
/** A long Russian address and every key that there may be, inside a phone. */
export const LongInRussianOnPhone = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  render: args => (
    <Stack gap="4">
      <AccessForm {...args} access={{ ...storyAccess, webhookUrl: long, tolerancePercent: '1.25' }} />
      <StoreKeys {...calls} keys={fullKeys} limit={5} />
      <WebhookKey webhookKey={storyWebhookKey} downloadHref="#pem" onRenew={onRenew} />
      <IntegrationHelp docsHref="#docs" origin="https://souk.example" />
    </Stack>
  ),
})

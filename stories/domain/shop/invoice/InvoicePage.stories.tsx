import type { ComponentProps, ComponentType } from 'react'
import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { InvoicePage } from '../../../../design-system/domain/shop/invoice/InvoicePage.tsx'
import type { PayerState } from '../../../../design-system/domain/shop/invoice/invoiceShape.ts'
import { payerStates } from '../../../../design-system/domain/shop/invoice/invoiceShape.ts'
import { sampleInvoice, sampleTime } from '../../../../design-system/domain/shop/invoice/sampleInvoice.ts'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { Text } from '../../../../design-system/primitives/text/Text.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { storyCss } from '../../support/shop/storyStoreCss.ts'
import { storyGround, storyInvoiceOf, storyLook } from '../../support/shop/storyInvoices.ts'
import { expectLink, showsText } from '../../../support/plays.ts'

const [onChoose, onRenew, onRetry, onRefundAddress] = [fn(), fn(), fn(), fn()]
const [onPrint, onStay] = [fn(), fn()]
const events = { onChoose, onRenew, onRetry, onRefundAddress, onPrint, onStay }
const places = { actHref: '#', localeHref: (locale: string) => `#${locale}` }

/** As high as the window: the store’s ground fills the page. */
const filled = (Story: ComponentType) => (
  <div style={{ display: 'grid', minHeight: '100vh' }}>
    <Story />
  </div>
)

const waiting: ComponentProps<typeof InvoicePage> = {
  look: storyLook,
  now: sampleTime,
  locale: 'en',
  invoice: sampleInvoice('waiting', 'en'),
  ...events,
  ...places,
}

const of = (state: PayerState, locale: 'en' | 'ru' = 'en') => ({ invoice: sampleInvoice(state, locale) })

const over = sampleInvoice('overpaid', 'en')
/** Paid in Tether on TON. */
const onTon = {
  ...over,
  place: over.place && {
    ...over.place,
    way: over.ways.find(({ network }) => network === 'ton') ?? over.place.way,
  },
}

const meta = preview.meta({
  title: 'Domain/Invoice/InvoicePage',
  component: InvoicePage,
  decorators: [filled],
  parameters: { layout: 'fullscreen' },
  args: waiting,
})

/** All that paying takes is in one panel: the exact amount, the address, the time, and another coin or network. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('14:23')
    await expectLink(canvas, 'Open in wallet app', 'tron:TQ4fYx7Vn2sKpW8mZr6LbCd3HgJ9uE5kXe?amount=86.40')
    await userEvent.click(canvas.getByRole('button', { name: 'BTC' }))
    await expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ coin: 'BTC' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Ethereum ERC20' }))
    await expect(onChoose).toHaveBeenLastCalledWith(
      expect.objectContaining({ coin: 'USDT', network: 'ethereum' }),
    )
    await userEvent.click(canvas.getByText('Get help'))
    await expect(canvas.getByText(/^Too little/)).toBeVisible()
    await expectLink(canvas, 'RU', '#ru')
  },
})

/** One page for each state, made from the union. */
export const States = meta.story({
  render: args => (
    <Stack gap="6">
      {payerStates.map(state => (
        <section key={state} aria-label={state}>
          <Text size="caption" tone="secondary">
            {state}
          </Text>
          <InvoicePage {...args} {...of(state, args.locale)} />
        </section>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(payerStates.length)
    await expect(canvas.getAllByRole('link', { name: 'Back to store' })).toHaveLength(2)
  },
})

/** Laid out by the width of what the page stands in: here a phone’s. */
export const OnAPhone = meta.story({ tags: ['visual'], globals: { viewport: { value: 'phone' } } })
/** The payer’s page in Russian, product and buttons too, on a phone. */
export const InRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args: { locale: 'ru', ...of('waiting', 'ru') },
})
/** Below five minutes the timer stands out. */
export const LastMinutes = meta.story({
  args: { now: sampleTime + 600_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('04:23')
  },
})

/** Before a coin is chosen there is neither an amount nor an address, and so nothing to send wrongly. */
export const Choosing = meta.story({ args: of('choosing') })
/** 12 of 19 confirmations: who has paid may close the page. */
export const Seen = meta.story({
  args: of('seen'),
  play: showsText('12 of 19'),
})
/** Nothing asks for coins any more, and a receipt can be printed. */
export const Paid = meta.story({
  args: of('paid'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print receipt' }))
    await expect(onPrint).toHaveBeenCalled()
  },
})
/** Paid while the page was open: it goes back to the store by itself, unless it is told to stay. */
export const Leaving = meta.story({
  args: { ...of('paid'), leavesIn: 5 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Back to the store in 5 s')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Stay here' }))
    await expect(onStay).toHaveBeenCalled()
  },
})
/** The connection is lost: the panel stays, with words that what it says may be old. */
export const Stale = meta.story({ args: { isStale: true } })
/** What was asked for did not work: the server’s reason stands on a page that can still be paid. */
export const NotDone = meta.story({ args: { problem: 'There is no rate for this coin right now.' } })
/** What came and what is still to be sent, to the same address and before the timer ends. */
export const Underpaid = meta.story({ args: of('underpaid') })
/** What is too much goes back to an address of the payer; an empty one is not sent, spaces around it are cut. */
export const Overpaid = meta.story({
  args: of('overpaid'),
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Send it back to this address' })
    await userEvent.click(send)
    await expect(canvas.getByText('Write your address.')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Where to send it back' }), ' TMine ')
    await userEvent.click(send)
    await expect(onRefundAddress).toHaveBeenCalledWith('TMine', null)
  },
})
/** Where one address serves many, a memo says whose the coins are. */
export const RefundWithMemo = meta.story({
  args: { invoice: onTon },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Where to send it back' }), 'UQMine')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Memo or tag' }), ' 4417 ')
    await userEvent.click(canvas.getByRole('button', { name: 'Send it back to this address' }))
    await expect(onRefundAddress).toHaveBeenCalledWith('UQMine', '4417')
  },
})
/** The address was not taken, with words of the server. */
export const RefundRefused = meta.story({
  args: { ...of('late'), refundError: 'This is no address of Tron.' },
})
/** The store has the address and decides; until then another one can be left. */
export const RefundAddressKept = meta.story({
  args: {
    invoice: {
      ...sampleInvoice('overpaid', 'en'),
      refundAddress: 'TMine7Vn2sKpW8mZr6LbCd3HgJ9uE5kXe',
      refundConfirmedBy: 'store',
    },
  },
})
/** It is confirmed: there is nothing more to do. */
export const RefundGoing = meta.story({
  args: {
    invoice: {
      ...sampleInvoice('overpaid', 'en'),
      refundAddress: 'TMine7Vn2sKpW8mZr6LbCd3HgJ9uE5kXe',
      actions: ['return_to_store'],
    },
  },
})
/** What is left is a link in a letter. */
export const RefundByLetter = meta.story({
  args: {
    invoice: {
      ...sampleInvoice('late', 'en'),
      refundAddress: 'TMine7Vn2sKpW8mZr6LbCd3HgJ9uE5kXe',
      refundConfirmedBy: 'email',
    },
  },
})
/** Who has sent coins already is told not to pay again; who has not gets a new rate. */
export const Expired = meta.story({
  args: of('expired'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('I already sent it'))
    await findVisible(canvas.findByText('Do not pay again.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Get a new rate' }))
    await expect(onRenew).toHaveBeenCalled()
  },
})
/** No address could be made: no coins have moved, and another coin or another try leads on. */
export const NotPrepared = meta.story({
  args: of('error'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Choose another coin'))
    await userEvent.click(await findVisible(canvas.findByRole('button', { name: 'ETH' })))
    await expect(onChoose).toHaveBeenLastCalledWith(expect.objectContaining({ coin: 'ETH' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(onRetry).toHaveBeenCalled()
  },
})
/** The server is asked for another coin: nothing else is pressed meanwhile. */
export const ChoosingAnother = meta.story({ args: { pending: 'choose' } })

const busy = { ...storyLook, style: { ...storyLook.style, background: storyGround } }
/** A busy picture is the store’s ground; the panel keeps its own, so amount and address stay readable. */
export const WithPicture = meta.story({ args: { look: busy } })
/** How much of the store’s picture is left to see around the panel of a phone. */
export const WithPictureOnAPhone = meta.story({
  args: { look: busy },
  globals: { viewport: { value: 'phone' } },
})
/** A store that is not approved, shows no logo and leaves no choice of the language. */
export const WithoutLogo = meta.story({
  args: { look: { ...storyLook, logo: null, isApproved: false, showLocaleSelection: false } },
})
const styled = { ...storyLook, customCssUrl: storyCss }

const whole = sampleInvoice('waiting', 'en').place?.address

/** What has to be read stays where it is and as it is, on the narrowest phone too. */
async function readable({ canvas, canvasElement }: Pick<StoryContext, 'canvas' | 'canvasElement'>) {
  const page = canvasElement.querySelector('[data-part=page]')
  const panel = canvasElement.querySelector('[data-part=panel]')
  if (page === null || panel === null) throw new Error('The page has no parts')
  await waitFor(() => expect(getComputedStyle(panel).borderTopStyle).toBe('double'))
  for (const text of [canvas.getByRole('heading', { level: 1 }), ...canvas.getAllByText('86')]) {
    await expect(text).toBeVisible()
    await expect(getComputedStyle(text).textTransform).toBe('none')
  }
  const address = canvas.getByText((_, node) => node?.tagName === 'P' && node.textContent === whole)
  await expect(address).toBeVisible()
  await expect(getComputedStyle(address).textTransform).toBe('none')
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
}
/** A store’s own style sheet may dress the panel; the words, the amount and the address stay as they are. */
export const WithItsOwnCss = meta.story({ args: { look: styled }, play: readable })
/** At 320 pixels a store’s own style sheet neither hides what has to be read nor widens the page. */
export const WithItsOwnCssOnASmallPhone = meta.story({
  args: { look: styled },
  render: args => (
    <div style={{ display: 'grid', width: 320 }}>
      <InvoicePage {...args} />
    </div>
  ),
  play: readable,
})
/** Colours that nobody could read on the panel: each is moved until it can be. */
export const PaleColours = meta.story({
  args: {
    look: {
      ...storyLook,
      colors: {
        text: '#ffe9a8',
        primary: '#ffd166',
        primaryDisabled: '#fff3d1',
        additional: '#cdd9ff',
        success: '#b8f2d0',
        fail: '#ffc9d0',
        warning: '#ffe066',
      },
    },
    ...of('expired'),
  },
})

const longNote =
  'Необжаренный кофе для промышленных кофемашин с доставкой до склада и разгрузкой, партия 2026/03'
/** A long store, product and description in Russian on a phone, while part of the payment is missing. */
export const LongTexts = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args: {
    locale: 'ru',
    look: { ...storyLook, title: 'Международная торговая компания «Гавань и Сосна»' },
    invoice: {
      ...sampleInvoice('underpaid', 'ru'),
      productTitle: longNote,
      productDescription: `${longNote}. ${longNote}.`,
    },
  },
})
/** Twelve digits before the point and six behind it: the amount is whole, and can be copied. */
export const Huge = meta.story({
  args: { invoice: storyInvoiceOf('123456789012.123456', '123456789012.45') },
})
/** The longest amount in the narrowest panel. */
export const HugeOnAPhone = meta.story({
  args: { invoice: storyInvoiceOf('123456789012.123456', '123456789012.45') },
  globals: { viewport: { value: 'phone' } },
})
/** One millionth of a coin for one cent: the leading zeros stay. */
export const Tiny = meta.story({ args: { invoice: storyInvoiceOf('0.000001', '0.01') } })
const withMemo = sampleInvoice('waiting', 'en')
/** Where an address needs a memo it is said that the payment is not found without it; no wallet link is there. */
export const WithMemo = meta.story({
  args: {
    invoice: {
      ...withMemo,
      place: withMemo.place && { ...withMemo.place, memo: '10482-77', uri: null, isSimulated: true },
    },
  },
})

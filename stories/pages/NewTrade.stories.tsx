import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { NewTradePage } from '../../app/features/opening/NewTradePage.tsx'
import { storyOffer } from '../domain/support/trading/storyOffer.ts'
import { fault, refusal } from '../support/app/failingAnswers.ts'
import { onPhone } from '../support/app/currentExchange.ts'
import type { StoryAnswers } from '../support/app/storyExchange.ts'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { asVisitor } from '../support/app/bootAnswers.ts'
import { showsRole } from '../support/plays.ts'
import { marketAnswers } from './marketAnswers.ts'

const meta = preview.meta({ title: 'Pages/NewTrade', component: NewTradePage, ...pageMeta })

const page = pageAt('/trade/new/ad-1?amount=250000', marketAnswers)
const advertWith = (differs: object): StoryAnswers => ({
  advert: args => ({ ...(marketAnswers['advert']?.(args) as object), ...differs }),
})
const selling = advertWith({
  type: 'Buy',
  paymentMethods: storyOffer()
    .paymentMethods.slice(0, 1)
    .map(method => ({ ...method, urlCode: 'bank-transfer' })),
})

/** What to check, both sums, the method and the seller's terms on one page: either sum can be typed, the other follows. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Buy Bitcoin from lagoscoin' }),
    ).toBeVisible()
    const pay = canvas.getByRole('textbox', { name: 'You pay' })
    const get = canvas.getByRole('textbox', { name: 'You get' })
    await expect(pay).toHaveValue('250,000')
    await expect(get).toHaveValue('0.00169633')
    await userEvent.clear(get)
    await userEvent.type(get, '0.001')
    await expect(pay).toHaveValue('147,376.13')
  },
})
/** Warnings, sums and terms of the trade in Russian at the width of a desktop. */
export const InRussian = meta.story({ globals: { locale: 'ru' }, render: page.usual })
/** The form to open a trade in one column on a phone, with the offer and the words on escrow no longer beside it. */
export const OnPhone = meta.story({ globals: onPhone, render: page.usual })
/** Seen from the other side: the viewer sells, so the form asks where they want to be paid. */
export const Selling = meta.story({ tags: ['visual'], render: page.with(selling) })
/** A seller does not type an account again: saved details are chosen already, and others can still be given. */
export const SellingToSavedDetails = meta.story({
  render: page.with(selling),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /GTBank, salary/ })).toBeChecked()
    await expect(canvas.getByText('Other details')).toBeVisible()
  },
})
/** What is saved cannot be had: it can still be typed. */
export const SellingWithoutWhatIsSaved = meta.story({
  render: page.with({ ...selling, paymentCredentials: fault }),
  play: showsRole('textbox', { name: 'Account number' }),
})
/** The name of the task and the way back to the offers stand while the form and the offer beside it hold their places. */
export const Loading = meta.story(page.loading('advert'))
/** An ad that did not load is not said to be gone: it can be asked for again. */
export const Failed = meta.story({ render: page.with({ advert: fault }) })

/** The advert is gone, or was never there. */
export const Empty = meta.story({
  tags: ['visual'],
  render: page.with({
    advert: () => {
      throw refusal(404, 'not_found')
    },
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /Nothing is here|not found|no page/i }),
    ).toBeVisible()
  },
})

/** Somebody without an account, on an advert that asks for one. */
export const Forbidden = meta.story({
  tags: ['visual'],
  render: page.with({
    ...asVisitor,
    ...advertWith({ requirements: [{ code: 'login_required', required: null, present: null }] }),
  }),
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: 'Log in' })
    await expect(links[0]).toHaveAttribute('href', '/email/log-in')
    await expect(canvas.queryByRole('button', { name: /Open the trade/ })).not.toBeInTheDocument()
  },
})

/** What the ad's owner asks for and the viewer lacks is named, each with the way to get it. */
export const RequirementsNotMet = meta.story({
  render: page.with(
    advertWith({
      requirements: [
        { code: 'identity_required', required: null, present: null },
        { code: 'volume_too_low', required: '5000', present: '120.5' },
      ],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Verify identity' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/security\/.+\/verification$/),
    )
  },
})

/** Its owner is away, or it is full: they can be told that somebody waits. */
export const TellsTheOwner = meta.story({
  tags: ['visual'],
  render: page.with({
    ...advertWith({ requirements: [{ code: 'advert_disabled', required: null, present: null }] }),
    poke: () => ({ advertId: 'ad-1', againAt: '2026-03-05T14:12:00.000Z' }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tell lagoscoin that you wait' }))
    await findVisible(canvas.findByText(/lagoscoin knows that you wait/))
  },
})

/** A price that moved is never taken silently: the page says by how much it is worse and asks for a yes to it. */
export const AsksAboutAChangedPrice = meta.story({
  tags: ['visual'],
  render: () => {
    const prices: string[] = []
    return page.with({
      openTrade: ({ input }: { input: { priceSeen: string } }) => {
        prices.push(input.priceSeen)
        if (prices.length > 1) throw refusal(422, 'too_small', { amount: ['The least is ₦15,000.'] })
        const error = refusal(409, 'price_changed')
        error.extensions['params'] = { price: '148115970' }
        throw error
      },
    })()
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'OPay' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Open the trade for ₦250,000' }))
    await findVisible(canvas.findByText(/0.5\d?% worse for you/))
    await expect(canvas.getByRole('button', { name: 'Go on at ₦148,115,970' })).toBeVisible()
  },
})

/** A sum above the ad's limit is said at its field alone, with no alert beside it. */
export const IsRefusedAtItsField = meta.story({
  render: page.with({
    openTrade: () => {
      throw refusal(422, 'above_maximum', { amount: ['The largest amount of this ad is ₦200,000.'] })
    },
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'OPay' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Open the trade for ₦250,000' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'You pay' })).toBeInvalid())
    // The field says it: no alert does as well.
    await expect(screen.queryAllByRole('alert').map(alert => alert.textContent)).toEqual([''])
  },
})

/** Somebody without an account, on an advert that needs none. */
export const WithoutAnAccount = meta.story({
  tags: ['visual'],
  render: page.with({
    ...asVisitor,
    ...advertWith({ allowAnonymous: true }),
    updatePreferences: () => ({ id: 'guest-1' }),
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Go on without an account' }))
    const email = await canvas.findByLabelText('Your e-mail')
    await userEvent.click(canvas.getByRole('radio', { name: 'OPay' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Open the trade for ₦250,000' }))
    await waitFor(() => expect(email).toBeInvalid())
    await expect(canvas.getByLabelText('Address for your coins')).toBeInvalid()
  },
})
/** On an ad open to everyone a guest gives an address for the coins instead of an account, in Russian on a phone. */
export const WithoutAnAccountInRussian = meta.story({
  globals: { ...onPhone, locale: 'ru' },
  render: page.with({ ...asVisitor, ...advertWith({ allowAnonymous: true }) }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Продолжить без аккаунта' }))
    await findVisible(canvas.findByLabelText('Адрес для монет'))
  },
})

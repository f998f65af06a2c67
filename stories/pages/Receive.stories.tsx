import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ReceivePage } from '../../app/features/wallet/ReceivePage.tsx'
import { refusal } from '../support/app/failingAnswers.ts'
import { StoryApp } from '../support/app/StoryApp.tsx'
import { findVisible } from '../support/findVisible.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { expectLink, onceLoaded, showsText } from '../support/plays.ts'
import { receiveAnswers } from './receiveAnswers.ts'

const meta = preview.meta({ title: 'Pages/Receive', component: ReceivePage, ...pageMeta })

const page = pageAt('/wallet/receive/USDT', receiveAnswers)

/** One network is chosen, its address and warning belong to it alone, and coins on their way show their confirmations. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(async ({ canvas }) => {
    await findVisible(canvas.findByText('Send only USDT on Ethereum (ERC20).'))
    await expect(canvas.getByRole('img', { name: /QR code/ })).toBeVisible()
    await findVisible(canvas.findByText('7 of 20 confirmations'))
    await expectLink(canvas, 'Dashboard', '/dashboard')
  }),
})
/** Russian warnings on which network and coin to send, at the width of a desktop. */
export const InRussian = meta.story(page.inRussian)
/** Coin, network and both warnings come before the address and its QR code on a phone. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })

/** Where everybody shares an address, the memo stands out, and what came without it can be claimed. */
export const WithMemo = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /TON Jetton/ }))
    await findVisible(canvas.findByText('4815162342'))
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Transaction id' }),
      'f4184fc596403b9d638783cf57adfe4c',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Claim the coins' }))
    await findVisible(canvas.findByText(/We look at the transaction and tell you/))
  }),
})

/** A claim that is refused says why at its field. */
export const ClaimRefused = meta.story({
  render: page.with({
    claimDeposit: () => {
      throw refusal(422, 'not_found', { txid: ['Nothing came with this transaction'] })
    },
  }),
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /TON Jetton/ }))
    const field = await canvas.findByRole('textbox', { name: 'Transaction id' })
    await userEvent.type(field, 'f4184fc596403b9d638783cf57adfe4c{Enter}')
    await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'))
  }),
})

/** Another address is made once it is clear what that means. */
export const ANewAddress = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /TRON/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'New address' }))
    const dialog = await findVisible(screen.findByRole('dialog', { name: 'Make a new USDT address?' }))
    await expect(dialog).toHaveTextContent('what comes to it is credited as before')
    await userEvent.click(screen.getByRole('button', { name: 'Make a new address' }))
    await findVisible(canvas.findByText('TNewX2'))
  }),
})

/** The networks can be chosen from while the address on the first one is coming. */
export const Loading = meta.story(page.loading('accounts', 'deposits'))
/** Nothing was ever received: the first address is made. */
export const Empty = meta.story({
  render: () => {
    const answers = receiveAnswers()
    let isMade = false
    return (
      <StoryApp
        address="/wallet/receive/USDT"
        answers={{
          ...answers,
          accounts: args => (isMade ? answers['accounts']?.(args) : { items: [], seq: 1 }),
          generateAccount: args => {
            isMade = true
            return answers['generateAccount']?.(args)
          },
          deposits: () => ({ items: [], hasMore: false, seq: 1 }),
        }}
      />
    )
  },
  play: onceLoaded(async ({ canvas }) => {
    await expect(await canvas.findByText('TNewX2')).toBeVisible()
    await expect(await canvas.findByText(/Nothing yet/)).toBeVisible()
  }),
})
/** No address is shown that did not come from the service; the place of it says so and asks again. */
export const Failed = meta.story({
  ...page.failed('accounts', 'deposits'),
  play: showsText('The address did not come'),
})
/** There is no such coin. */
export const NotFound = meta.story({
  render: page.at('/wallet/receive/DOGE'),
  play: showsText('Error 404, page not found'),
})
/** Nobody is logged in. */
export const Forbidden = meta.story(page.forbidden())

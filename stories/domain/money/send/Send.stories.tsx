import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { SendForm } from '../../../../design-system/domain/money/send/SendForm.tsx'
import type { SendFormProps } from '../../../../design-system/domain/money/send/SendForm.tsx'
import type { SendTerms } from '../../../../design-system/domain/money/send/sendShape.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'
import {
  storyAddress,
  storyCheck,
  storyDraft,
  storyEstimate,
  storyNetworks,
  storyRecipient,
} from '../../support/money/storySend.ts'
import { findVisible } from '../../../support/findVisible.ts'
import { showsRole, showsText } from '../../../support/plays.ts'

const meta = preview.meta({ title: 'Domain/Send', component: SendForm, decorators: [withStoppedClock] })

const usdt = storyBook.of('USDT')
const onReview = fn()
/** A refusal as the server words it. */
const wrongNetwork = {
  errors: { address: ['Invalid address. It has to be of the network Ethereum.'] },
  code: 'payout_address_invalid',
  params: { network: 'Ethereum' },
}
const ownAddress = 'TOwn7Vn2sKpW8mZr6LbCd3HgJ9uE5kXe'
const listedAddress = 'TBad7Vn2sKpW8mZr6LbCd3HgJ9uE5kXe'
const listed = { errors: { address: ['In the words of the server'] }, code: 'aml_refused' }
const check: SendFormProps['check'] = asked => {
  if ('userName' in asked) return Promise.resolve(storyCheck({ recipient: storyRecipient }))
  if (asked.network === 'ethereum') return Promise.reject(wrongNetwork)
  if (asked.address === listedAddress) return Promise.reject(listed)
  if (asked.address === ownAddress) return Promise.resolve(storyCheck({ isOwn: true }))
  return Promise.resolve(storyCheck({ address: asked.address, needsMemo: asked.network === 'ton' }))
}

const base = {
  coin: usdt,
  networks: storyNetworks,
  estimate: storyEstimate,
  isStale: false,
  fiat: storyBook.of('USD'),
  price: '1.02',
  rateStaleSince: null,
  serviceFee: { percent: '0.5', internalPercent: '0' },
  start: {},
  check,
  scan: () => Promise.resolve(`tron:${storyAddress}?amount=20`),
  pickSaved: () => Promise.resolve(undefined),
  save: () => Promise.resolve(),
  onReview,
} as const

function Form({ terms: first, ...differs }: Partial<SendFormProps>) {
  const [terms, setTerms] = useState<SendTerms>(first ?? { way: 'address', network: 'tron', amount: null })
  return <SendForm {...base} {...differs} terms={terms} onTerms={setTerms} />
}

/** Typed with a group and a comma, as people write amounts; the fiat follows. */
export const Default = meta.story({
  tags: ['visual'],
  render: () => <Form />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), storyAddress)
    await findVisible(canvas.findByText('You have never sent to this address.'))
    const amount = canvas.getByRole('textbox', { name: 'Amount that arrives' })
    await userEvent.type(amount, '1,234.5')
    await expect(canvas.getByRole('textbox', { name: 'The same in USD' })).toHaveValue('1,259.19')
    await userEvent.clear(amount)
    await userEvent.type(amount, '1e3')
    await userEvent.tab()
    await findVisible(canvas.findByText('Write the number out, without e'))
    await userEvent.click(canvas.getByRole('button', { name: 'Max, all that can be sent' }))
    await expect(amount).toHaveValue('3,917.61194')
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }))
    await waitFor(() => expect(onReview).toHaveBeenCalled())
    await expect(onReview.mock.lastCall?.[0]).toMatchObject({ address: storyAddress, amount: '3917.61194' })
  },
})

/** The server says what is wrong with an address, at its field. */
export const WrongNetwork = meta.story({
  render: () => <Form terms={{ way: 'address', network: 'ethereum', amount: null }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Address' }), storyAddress)
    await findVisible(canvas.findByText(/Invalid address. It has to be of the network Ethereum/))
    await userEvent.click(canvas.getByRole('radio', { name: /TRON/ }))
    await findVisible(canvas.findByText('You have never sent to this address.'))
  },
})

/** What is no address at all is said before anybody is asked. */
export const NoAddress = meta.story({
  render: () => <Form />,
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByRole('textbox', { name: 'Address' })
    await userEvent.type(address, 'my wallet')
    await userEvent.tab()
    await expect(address).toHaveAccessibleDescription('Invalid address')
  },
})

/** Nothing is sent to an address on a list. */
export const ListedAddress = meta.story({
  render: () => <Form />,
  play: async ({ canvas, userEvent }) => {
    const address = canvas.getByRole('textbox', { name: 'Address' })
    await userEvent.type(address, listedAddress)
    await userEvent.tab()
    await waitFor(() =>
      expect(address).toHaveAccessibleDescription(
        'Sending to this address violates AML policies, please use another address',
      ),
    )
  },
})

/** Less than it costs to send is not sent; a balance below the fee says the same. */
export const BelowTheFee = meta.story({
  tags: ['visual'],
  render: () => <Form estimate={{ ...storyEstimate, available: '2.5', maximum: '0' }} />,
  play: async ({ canvas, userEvent }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount that arrives' })
    await userEvent.type(amount, '3')
    await userEvent.tab()
    await expect(amount).toHaveAccessibleDescription(/Value should be less than 2.5/)
    await userEvent.clear(amount)
    await userEvent.type(amount, '2')
    await userEvent.tab()
    await expect(amount).toHaveAccessibleDescription(/Value should be bigger than fee/)
  },
})

/** A code says the network and the amount besides the address. */
export const Scanned = meta.story({
  render: () => <Form terms={{ way: 'address', network: null, amount: null }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scan a QR code' }))
    await expect(await canvas.findByRole('radio', { name: /TRON/ })).toBeChecked()
    await expect(canvas.getByRole('textbox', { name: 'Amount that arrives' })).toHaveValue('20')
    await expect(canvas.getByRole('textbox', { name: 'Address' })).toHaveValue(storyAddress)
  },
})

/** A network that tells recipients apart by a memo asks for it. */
export const WithMemo = meta.story({
  render: () => (
    <Form terms={{ way: 'address', network: 'ton', amount: null }} start={{ address: storyAddress }} />
  ),
  play: showsRole('textbox', { name: 'Memo or tag' }),
})

/** An address of one's own is pointed out before coins would only go around. */
export const OwnAddress = meta.story({
  render: () => <Form start={{ address: ownAddress }} />,
  play: showsText(/This is your own address/),
})

/** The server says that sending to users costs something: nobody is told that it is free. */
export const ToAUserForAFee = meta.story({
  render: () => (
    <Form
      terms={{ way: 'user', network: null, amount: null }}
      serviceFee={{ percent: '0.5', internalPercent: '0.25' }}
    />
  ),
  play: showsText('For 0.25%, and there at once after your approval'),
})

/** Somebody is found by name: who it is, that it costs nothing, and no network to choose. */
export const ToAUser = meta.story({
  tags: ['visual'],
  render: () => (
    <Form
      terms={{ way: 'user', network: null, amount: '125' }}
      start={{ userName: 'amina_k', amount: '125' }}
    />
  ),
  play: async ({ canvas }) => {
    await findVisible(canvas.findByText('1,207 trades'))
    await expect(canvas.getByText('Free, and there at once after your approval')).toBeVisible()
    await expect(canvas.queryByRole('radio', { name: /TRON/ })).not.toBeInTheDocument()
  },
})
/** A filled-in form in Russian, with the notes on its address and all of its costs. */
export const Russian = meta.story({ globals: { locale: 'ru' }, render: () => <Form start={storyDraft} /> })
/** The filled-in form at a phone's width: networks, both amounts and fees in Russian. */
export const PhoneRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: () => <Form start={storyDraft} />,
})

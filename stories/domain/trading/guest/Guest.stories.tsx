import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { GuestChoice } from '../../../../design-system/domain/trading/guest/GuestChoice.tsx'
import { GuestFields } from '../../../../design-system/domain/trading/guest/GuestFields.tsx'
import { GuestTradeCard } from '../../../../design-system/domain/trading/guest/GuestTradeCard.tsx'
import { PayoutFields } from '../../../../design-system/domain/trading/guest/PayoutFields.tsx'
import {
  PayoutSentState,
  payoutStates,
} from '../../../../design-system/domain/trading/guest/PayoutSentState.tsx'
import { PayoutForm } from '../../../../design-system/domain/trading/guest/PayoutForm.tsx'
import { payoutFields } from '../../../../design-system/domain/trading/guest/payoutNetwork.ts'
import { ReturnLinkForm } from '../../../../design-system/domain/trading/guest/ReturnLinkForm.tsx'
import { returnLinkEnds } from '../../../../design-system/domain/trading/guest/returnLinkEnd.ts'
import { ReturnLinkSentState } from '../../../../design-system/domain/trading/guest/ReturnLinkSentState.tsx'
import { NarrowLayout } from '../../../../design-system/domain/page/layout/NarrowLayout.tsx'
import { Form } from '../../../../design-system/forms/Form.tsx'
import { useForm } from '../../../../design-system/forms/useForm.ts'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { sideBySide } from '../../../../tests/support/browser/axeRules.ts'
import { btc } from '../../support/storyAsset.ts'
import { lacksRole } from '../../../support/plays.ts'

const meta = preview.meta({ title: 'Domain/Guest', component: GuestChoice })

const onGuest = fn()
/** A visitor logs in, signs up, or goes on without an account, and reads where the coins go each way. */
export const Choice = meta.story({
  tags: ['visual'],
  args: { hrefs: { logIn: '#log-in', signUp: '#sign-up' }, onGuest },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go on without an account' }))
    await expect(onGuest).toHaveBeenCalled()
  },
})
/** The Russian explanation and all three ways on have to share one screen of a phone. */
export const ChoiceRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args: { hrefs: { logIn: '#log-in', signUp: '#sign-up' }, onGuest },
})

const one = [{ code: 'bitcoin', name: 'Bitcoin' }]
const several = [
  { code: 'ethereum', name: 'Ethereum' },
  { code: 'tron', name: 'TRON' },
  { code: 'ton', name: 'TON' },
]

function Fields({ networks }: { networks: typeof one }) {
  const form = useForm({
    fields: { guestEmail: { typeId: 'email', context: { required: true } }, ...payoutFields(networks) },
    onSubmit: async () => {},
  })
  return (
    <Form form={form} aria-label="Guest">
      <GuestFields fields={form.field} networks={networks} />
    </Form>
  )
}

function OnlyPayout() {
  const form = useForm({ fields: payoutFields(several), onSubmit: async () => {} })
  return (
    <Form form={form} aria-label="Payout">
      <Stack gap="4">
        <PayoutFields fields={form.field} networks={several} />
      </Stack>
    </Form>
  )
}

/** A coin with one network asks for an e-mail and an address, and for no network. */
export const FieldsOfOneNetwork = meta.story({
  tags: ['visual'],
  render: () => <Fields networks={one} />,
  play: lacksRole('radio'),
})
/** A coin with several networks also asks which one; in Russian at a phone's width. */
export const FieldsOfSeveralRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: () => <Fields networks={several} />,
})
/** Network and address alone, without the e-mail that a new guest leaves. */
export const Payout = meta.story({ render: () => <OnlyPayout /> })

const card = {
  payout: { address: '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', kept: null, canChange: true },
  network: 'Bitcoin',
  coin: btc,
  email: 'passer@mail.example',
  signUpHref: '#sign-up',
  onChange: fn(),
  form: null,
}
const kept = { ...card.payout, kept: { amount: '0.0025', asset: 'BTC' } }

/** The guest's card before release, with coins kept for the address, and once its owner has an account. */
export const Cards = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack>
      <GuestTradeCard {...card} />
      <GuestTradeCard {...card} payout={kept} />
      <GuestTradeCard {...card} payout={{ ...kept, canChange: false }} email={null} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/0.0025 BTC is kept for this address/)).toHaveLength(2)
  },
})
const sent = {
  amount: { amount: '0.00249', asset: 'BTC' },
  networkFee: { amount: '0.00001', asset: 'BTC' },
  txid: 'b5c3f7a0d1e2f3a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e8f9012345',
  txUrl: 'https://blockchair.com/bitcoin/transaction/b5c3',
} as const
/** After the release: on its way, there, or back because nothing could be sent to the address. */
export const Sent = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack>
      {payoutStates.map(state => (
        <PayoutSentState key={state} sent={{ ...sent, state }} coin={btc} />
      ))}
      <GuestTradeCard
        {...card}
        payout={{ ...card.payout, canChange: false, sent: { ...sent, state: 'arrived' } }}
      />
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/0.00249 BTC has arrived/)).toHaveLength(2)
    await expect(canvas.getAllByRole('link', { name: 'Look at it in the explorer' })[0]).toHaveAttribute(
      'href',
      sent.txUrl,
    )
  },
})
/** Coins on their way over a network without an explorer, so without a link; in Russian. */
export const SentRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: () => <PayoutSentState sent={{ ...sent, txUrl: null, state: 'onItsWay' }} coin={btc} />,
})
/** A long address and the sentence about kept coins in Russian at a phone's width. */
export const CardsRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: () => (
    <Stack>
      <GuestTradeCard {...card} />
      <GuestTradeCard {...card} payout={kept} />
    </Stack>
  ),
})

const onSubmit = fn()
/** Another address is typed in place of the old one; where there is one network, it is not asked for. */
export const ChangesTheAddress = meta.story({
  render: () => (
    <GuestTradeCard
      {...card}
      form={<PayoutForm networks={one} onSubmit={async values => onSubmit(values)} onCancel={fn()} />}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear()
    await userEvent.type(
      canvas.getByLabelText('Address for your coins'),
      '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Use this address' }))
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith({
        payoutAddress: '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
        payoutNetwork: 'bitcoin',
      }),
    )
  },
})

const links = () => (
  <NarrowLayout>
    <Stack>
      {[null, ...returnLinkEnds].map(end => (
        <ReturnLinkForm key={end ?? 'none'} end={end} onSubmit={async () => {}} offersHref="#offers" />
      ))}
      <ReturnLinkSentState email="passer@mail.example" onOther={fn()} offersHref="#offers" />
    </Stack>
  </NarrowLayout>
)
/** What a return link can end in, and the words after sending one, which tell nobody whether there is such a trade. */
export const Links = meta.story({ parameters: { a11y: sideBySide }, render: links })
/** Russian warnings of four kinds over the same form on a phone, and the page after sending. */
export const LinksRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { a11y: sideBySide },
  render: links,
})

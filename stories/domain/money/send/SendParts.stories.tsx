import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AddressNotes } from '../../../../design-system/domain/money/send/address/AddressNotes.tsx'
import { AddressParts } from '../../../../design-system/domain/money/send/address/AddressParts.tsx'
import { FeeChangedNotice } from '../../../../design-system/domain/money/send/FeeChangedNotice.tsx'
import { RecipientCard } from '../../../../design-system/domain/money/send/address/RecipientCard.tsx'
import { SendFees } from '../../../../design-system/domain/money/send/SendFees.tsx'
import { SendLoading } from '../../../../design-system/domain/money/send/SendLoading.tsx'
import { SendObstacle } from '../../../../design-system/domain/money/send/SendObstacle.tsx'
import { SendReview } from '../../../../design-system/domain/money/send/SendReview.tsx'
import { sendObstacleKinds } from '../../../../design-system/domain/money/send/sendShape.ts'
import { SendAdvice } from '../../../../design-system/domain/money/send/SendAdvice.tsx'
import { Card } from '../../../../design-system/primitives/card/Card.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'
import {
  storyAddress,
  storyCheck,
  storyDraft,
  storyEstimate,
  storyRecipient,
} from '../../support/money/storySend.ts'

const meta = preview.meta({
  title: 'Domain/SendParts',
  component: SendReview,
  decorators: [withStoppedClock],
})

const usdt = storyBook.of('USDT')

const onSend = fn(() => Promise.resolve())
const review = {
  draft: storyDraft,
  coin: usdt,
  networkName: 'TRON TRC20',
  address: storyAddress,
  recipient: null,
  estimate: storyEstimate,
  onSend,
  onChange: fn(),
} as const

/** Nothing is sent by haste: the box and the code come first. */
export const Review = meta.story({
  tags: ['visual'],
  render: () => <SendReview {...review} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Send 125/ }))
    await expect(onSend).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('checkbox', { name: /I have compared/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Code from your authenticator' }), '123456')
    await userEvent.click(canvas.getByRole('button', { name: /Send 125/ }))
    await waitFor(() => expect(onSend).toHaveBeenCalledWith({ code: '123456' }))
  },
})
/** The network's fee rose meanwhile: before and now stand over the button; in Russian on a phone. */
export const ReviewRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: () => <SendReview {...review} notice={<FeeChangedNotice before="3" now="4.25" coin={usdt} />} />,
})
/** To a user it is the name that is compared, and there is no fee, no code and no memo. */
export const ReviewOfATransfer = meta.story({
  render: () => (
    <SendReview
      {...review}
      draft={{ ...storyDraft, way: 'user', userName: 'amina_k' }}
      address={null}
      recipient={storyRecipient}
      estimate={{ ...storyEstimate, needsCode: false, networkFee: '0', serviceFee: '0', total: '125' }}
    />
  ),
})

/** An address never sent to, one of another user, and one that is saved under a name. */
export const Notes = meta.story({
  render: () => (
    <Stack gap="4">
      <AddressNotes check={storyCheck()} onSave={fn()} />
      <AddressNotes check={storyCheck({ belongsToSouk: true })} isUserFree onUser={fn()} />
      <AddressNotes check={storyCheck({ label: 'Ledger', isFirstTime: false })} />
    </Stack>
  ),
})
/** Addresses of four lengths in pieces at a phone's width, first and last six signs set apart. */
export const Addresses = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Stack gap="3">
      {[storyAddress, '0xde709f2102306220921060314715629080e2fb77', '4'.repeat(95), 'short'].map(address => (
        <AddressParts key={address} address={address} />
      ))}
    </Stack>
  ),
})
/** Picture, name and trades show who a name is, so that a lookalike is noticed. */
export const Recipient = meta.story({ render: () => <RecipientCard recipient={storyRecipient} /> })

/** A notice for each reason why nothing can be sent; only an unconfirmed e-mail can be mended from here. */
export const Obstacles = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap="3">
      {sendObstacleKinds.map(kind => (
        <SendObstacle
          key={kind}
          obstacle={{ kind, until: kind === 'held' ? minutesFromNow(600) : null }}
          emailHref="#email"
        />
      ))}
    </Stack>
  ),
})
/** The reasons in Russian at a phone's width, with the time until which coins are held. */
export const ObstaclesRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: () => (
    <Stack gap="3">
      {sendObstacleKinds.map(kind => (
        <SendObstacle key={kind} obstacle={{ kind, until: minutesFromNow(600) }} emailHref="#email" />
      ))}
    </Stack>
  ),
})

/** A huge and a tiny amount, figures that are old, and a transfer, which is free. */
export const Fees = meta.story({
  render: () => (
    <Stack gap="4">
      <Card>
        <SendFees
          coin={storyBook.of('ETH')}
          isInternal={false}
          fees={{
            ...storyEstimate,
            amount: '123456789.123456789012345678',
            networkFee: '0.000000000000000001',
            total: '124074073.069074073',
          }}
        />
      </Card>
      <Card>
        <SendFees coin={usdt} isInternal={false} isStale fees={storyEstimate} />
      </Card>
      <Card>
        <SendFees
          coin={usdt}
          isInternal
          fees={{ ...storyEstimate, networkFee: '0', serviceFee: '0', total: '125', minutes: 0 }}
        />
      </Card>
    </Stack>
  ),
})
/** Still pieces of a form hold its place. */
export const Coming = meta.story({ render: () => <SendLoading /> })
/** Four things to keep in mind before coins leave, each with its sign. */
export const Side = meta.story({ render: () => <SendAdvice /> })
/** Four Russian sentences, each beginning in line with its sign, on a phone. */
export const SideRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  render: () => <SendAdvice />,
})

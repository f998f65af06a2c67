import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ChainCard } from '../../../../design-system/domain/desk/running/ChainCard.tsx'
import { ChainList } from '../../../../design-system/domain/desk/running/ChainList.tsx'
import { SigningRoom } from '../../../../design-system/domain/desk/running/SigningRoom.tsx'
import { expectLink, showsText, staysInside, tellsOfPress } from '../../../support/plays.ts'
import { storyChains } from '../../support/desk/storyRunning.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { minutesFromNow } from '../../support/storyClock.tsx'

const onRetry = fn()
const ready = { status: 'ready', value: storyChains, isStale: false } as const

const meta = preview.meta({
  title: 'Domain/Desk/ChainList',
  component: ChainList,
  subcomponents: { ChainCard, SigningRoom },
  args: {
    content: ready,
    answeredAt: minutesFromNow(-3),
    assets: storyBook,
    switchesHref: '#switches',
  },
})

/** A network for every state, each with why; the signer's room by coin, one of it used up. */
export const States = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const [bitcoin, ethereum] = canvas.getAllByRole('listitem')
    await expect(bitcoin).toHaveTextContent(/Bitcoin.*Fine.*Simulated/)
    await expect(ethereum).toHaveTextContent(/Ethereum.*Behind.*deposits come late.*Blocks not read.*54/)
    await expect(canvas.getByRole('progressbar', { name: 'Left of BTC' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    )
    await expect(canvas.getByText('All of it has left: what is to be sent waits.')).toBeVisible()
    await expectLink(canvas, 'Flags and pauses', '#switches')
  },
})
/** Nobody signs, and an operator has paused withdrawals. */
export const SignerAway = meta.story({
  args: { content: { ...ready, value: { ...storyChains, room: null, withdrawalsPaused: true } } },
  play: showsText('The signer does not answer: nothing is signed.', 'Withdrawals of all coins are paused.'),
})
/** It could not be asked for again: what is shown says how old it is. */
export const Stale = meta.story({
  args: { content: { ...ready, isStale: true } },
  play: showsText(/Could not be loaded again/),
})
/** Cards under each other on a phone, in Russian. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: staysInside,
})
/** Still rows while the networks are asked. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })
/** The page's part fails alone, and can be asked for again. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry, isRetrying: false } },
  play: tellsOfPress('Try again', onRetry),
})

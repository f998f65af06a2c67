import { expect, fireEvent, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { FeesPublic } from '../../../../design-system/domain/growth/fees/FeesPublic.tsx'
import { FeesDetails } from '../../../../design-system/domain/growth/fees/FeesDetails.tsx'
import { storyBook } from '../../support/storyAssetBook.ts'
import { readyFees, storyExample, storyFees } from '../../support/growth/storyFees.ts'
import { showsText, tellsOfPress } from '../../../support/plays.ts'

const links = { bonus: '#bonus', affiliate: '#affiliate', earn: '#earn' }

const meta = preview.meta({
  title: 'Domain/Fees/FeesPublic',
  component: FeesPublic,
  args: {
    content: readyFees,
    ownVolume: null,
    children: (fees, volume) => (
      <FeesDetails fees={fees} volume={volume} source={storyExample} links={links} assets={storyBook} />
    ),
  },
})

/** The first sentence says who pays: the owner of the ad, and not whoever takes it. */
export const Default = meta.story({
  play: showsText(/The owner of the ad pays 0\.2% to 0\.9%, you do not/),
})

Default.test('the example is counted with the fee that is chosen', async ({ canvas }) => {
  await expect(canvas.getByText(/The owner’s fee is the 0\.7% chosen above/)).toBeVisible()
  await fireEvent.input(canvas.getByRole('slider', { name: /You trade in 30.days/ }), {
    target: { value: '250' },
  })
  await expect(canvas.getByText(/The owner’s fee is the 0\.5% chosen above/)).toBeVisible()
  await expect(canvas.getByText('0.00169633 + 0.00000849 = 0.00170482. Nothing is left over.')).toBeVisible()
})

/** It begins at what somebody has traded, until a line is moved. */
export const Own = meta.story({
  args: { ownVolume: '218204.5' },
  play: async ({ canvas }) => {
    const volume = canvas.getByRole('slider', { name: /You trade in 30.days/ })
    await expect(volume).toHaveAttribute('aria-valuetext', '$218,204.50')
    await expect(canvas.getByText(/It begins at what you traded/)).toBeVisible()
    await fireEvent.input(volume, { target: { value: '0' } })
    await expect(volume).toHaveAttribute('aria-valuetext', '$0')
    await expect(canvas.queryByText(/It begins at what you traded/)).not.toBeInTheDocument()
  },
})

/** Neither an offer nor a rate: the page is whole without the example. */
export const NoExample = meta.story({
  args: {
    children: (fees, volume) => (
      <FeesDetails fees={fees} volume={volume} source={null} links={links} assets={storyBook} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('One trade, to the cent')).not.toBeInTheDocument()
    await expect(canvas.getByText('What is cut never reaches one unit.')).toBeVisible()
  },
})

/** Until the fees are known the first sentence stands without any figure. */
export const Loading = meta.story({ args: { content: { status: 'loading' } } })

const retry = fn()
/** A fee that is not known is not shown: the card says so and tries again. */
export const Failed = meta.story({
  args: { content: { status: 'failed', onRetry: retry, isRetrying: false } },
  play: tellsOfPress('Try again', retry),
})

/** The calculator goes on with the fees that were known, under a note that says so. */
export const Stale = meta.story({
  args: { content: { status: 'ready', fees: storyFees, isStale: true } },
  play: showsText(/could not be loaded again/),
})

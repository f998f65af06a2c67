import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ClaimCard } from '../../../../design-system/domain/trading/dispute/ClaimCard.tsx'
import { ClaimOffer } from '../../../../design-system/domain/trading/dispute/ClaimOffer.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { btc } from '../../support/storyAsset.ts'
import { minutesFromNow, withStoppedClock } from '../../support/storyClock.tsx'
import { ruledDispute, storyClaim } from '../../support/trading/storyDispute.ts'
import { can, cannot } from '../../support/trading/storyTrade.ts'

const meta = preview.meta({
  title: 'Domain/Dispute/ClaimCard',
  component: ClaimCard,
  decorators: [withStoppedClock],
})

const rest = { coin: btc, onRule: fn() }
const nothing = { amount: '0', asset: 'BTC' }
const states = () => (
  <Stack>
    <ClaimOffer action={can('claim', minutesFromNow(7 * 24 * 60))} onClaim={fn()} />
    <ClaimOffer action={cannot('claim', 'time_ran_out')} onClaim={fn()} />
    <ClaimCard claim={storyClaim()} viewerSide="buyer" {...rest} />
    <ClaimCard claim={storyClaim()} viewerSide="seller" {...rest} />
    <ClaimCard claim={storyClaim({ held: nothing })} viewerSide="seller" {...rest} />
    <ClaimCard
      claim={storyClaim({ canRule: true, raisedAt: minutesFromNow(-9) })}
      viewerSide="arbiter"
      {...rest}
    />
    <ClaimCard
      claim={storyClaim({ status: 'for_buyer', ruling: ruledDispute.ruling })}
      viewerSide="buyer"
      {...rest}
    />
  </Stack>
)

/** The offer of a claim in time and too late, then the claim as each side reads it, nothing held, raised, and decided. */
export const States = meta.story({ tags: ['visual'], render: states })
/** The offers and claims in Russian, where the sentences about held coins grow longest. */
export const StatesInRussian = meta.story({ tags: ['visual'], globals: { locale: 'ru' }, render: states })

/** The arbiter reads how much is held, and each button names the side that it rules for. */
export const AnArbiterRules = meta.story({
  args: { ...rest, claim: storyClaim({ canRule: true }), viewerSide: 'arbiter' },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/^0\.001 BTC is held until you rule/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Rule for the seller' }))
    await expect(args.onRule).toHaveBeenCalledWith('seller')
  },
})

import preview from '../../.storybook/preview.tsx'
import { ChainsPage } from '../../app/features/operator/running/ChainsPage.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { onceLoaded, showsText } from '../support/plays.ts'
import { runningAnswers } from './deskRunningAnswers.ts'

const meta = preview.meta({ title: 'Pages/OperatorChains', component: ChainsPage, ...pageMeta })

const page = pageAt('/operator/chains', runningAnswers)

/** Every network, and what the signer still lets leave. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(showsText('Ethereum', 'What the signer lets leave')),
})

/** The same for a thumb, in longer words. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
/** Still rows while it is on its way. */
export const Loading = meta.story({ ...page.loading('deskChains'), play: showsText('Loading networks') })
/** There is no network and no signer to ask. */
export const Empty = meta.story({
  render: page.with({ deskChains: () => ({ items: [], room: null, withdrawalsPaused: true }) }),
  play: onceLoaded(showsText('The signer does not answer: nothing is signed.')),
})
/** Only the list fails. */
export const Failed = meta.story(page.failed('deskChains'))
/** For whoever is no operator there is no such page. */
export const Forbidden = meta.story({
  render: page.with({ validateToken: () => ({ isValid: true, me: storyViewer }) }),
  play: showsText('Error 404, page not found'),
})

import preview from '../../.storybook/preview.tsx'
import { MessagesPage } from '../../app/features/operator/running/MessagesPage.tsx'
import { storyViewer } from '../support/app/bootAnswers.ts'
import { pageAt, pageMeta } from '../support/app/pageAt.tsx'
import { findVisible } from '../support/findVisible.ts'
import { onceLoaded, showsText } from '../support/plays.ts'
import { runningAnswers } from './deskRunningAnswers.ts'

const meta = preview.meta({ title: 'Pages/OperatorMessages', component: MessagesPage, ...pageMeta })

const page = pageAt('/operator/messages', runningAnswers)
const narrowed = pageAt('/operator/messages?way=webhook', runningAnswers)
/** What could not be said, and to whom. */
export const Loaded = meta.story({
  tags: ['visual'],
  render: page.usual,
  play: onceLoaded(showsText('Adeola Fabrics', 'irina.v')),
})
/** Given up, its row is gone, and the page says so. */
export const GivesUp = meta.story({
  render: page.usual,
  play: onceLoaded(async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Adeola Fabrics' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Give up: Adeola Fabrics' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Reason/ }), 'It is right again.')
    await userEvent.click(canvas.getByRole('button', { name: 'Give up' }))
    await findVisible(canvas.findByText('It was given up.'))
  }),
})
/** What is listed is in the address. */
export const Narrowed = meta.story({
  render: narrowed.usual,
  play: onceLoaded(showsText('Adeola Fabrics')),
})
/** The same for a thumb, in longer words. */
export const OnPhoneInRussian = meta.story({ tags: ['visual'], ...page.onPhoneInRussian })
/** Still rows while it is on its way. */
export const Loading = meta.story({ ...page.loading('deskMessages'), play: showsText('Loading messages') })
/** Nothing is there. */
export const Empty = meta.story({
  render: page.with({ deskMessages: () => ({ items: [], hasMore: false }) }),
  play: onceLoaded(showsText('Nothing fails')),
})
/** Only the list fails. */
export const Failed = meta.story(page.failed('deskMessages'))
/** For whoever is no operator there is no such page. */
export const Forbidden = meta.story({
  render: page.with({ validateToken: () => ({ isValid: true, me: storyViewer }) }),
  play: showsText('Error 404, page not found'),
})

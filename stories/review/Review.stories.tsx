import { expect, fireEvent, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { pictures, run } from './lastRun.ts'
import { ReviewPage } from './ReviewPage.tsx'
import type { IndexedStory, ReviewPicture } from './reviewShape.ts'

const meta = preview.meta({
  title: 'Review/Changed pictures',
  component: ReviewPage,
  parameters: { controls: { disable: true } },
})

/** A picture of one colour, 240 by 80 pixels. */
const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80"><rect width="240" height="80" fill="${colour}"/></svg>`)}`

const stories: readonly IndexedStory[] = [
  { id: 'primitives-button--matrix', title: 'Primitives/Button', name: 'Matrix' },
  { id: 'primitives-card--default', title: 'Primitives/Card', name: 'Default' },
]
const [teal, plum, red] = [picture('teal'), picture('purple'), picture('crimson')]
const changed: readonly ReviewPicture[] = [
  { name: 'primitives-card-default', theme: 'dark', before: null, after: plum, change: null },
  { name: 'primitives-button-matrix', theme: 'light', before: teal, after: plum, change: red },
]
const someRun = { at: '2026-11-27T18:00:00.000Z', compared: 1205, unable: null }

/** What the last `npm run review` on this machine has found. */
export const LastRun = meta.story({
  // It shows another thing on each machine.
  tags: ['!test', '!autodocs'],
  args: { run, pictures, stories: [] },
  loaders: [async () => ({ stories: await indexedStories() })],
  render: (args, { loaded }) => (
    <ReviewPage {...args} stories={loaded['stories'] as readonly IndexedStory[]} />
  ),
})

async function indexedStories(): Promise<readonly IndexedStory[]> {
  const answer = await fetch('index.json')
  const { entries } = (await answer.json()) as { readonly entries: Readonly<Record<string, IndexedStory>> }
  return Object.values(entries)
}

/** Two pictures that are not as they were. */
export const Changes = meta.story({
  args: { run: someRun, pictures: changed, stories },
  // What a test finds is nothing for the next one.
  beforeEach: () => localStorage.removeItem(`souk-review ${someRun.at}`),
})

Changes.test('goes from component to component', async ({ canvas }) => {
  const names = canvas.getAllByRole('region').map(region => region.getAttribute('aria-label'))
  await expect(names).toEqual(['Primitives/Button', 'Primitives/Card'])
  await expect(canvas.getByRole('heading', { name: 'Default, dark, new' })).toBeVisible()
  const link = within(canvas.getByRole('region', { name: 'Primitives/Button' })).getByRole('link', {
    name: 'Open the story',
  })
  await expect(link).toHaveAttribute('href', './?path=/story/primitives-button--matrix&globals=theme:light')
})

Changes.test('compares in three ways', async ({ canvas, userEvent }) => {
  const name = 'Primitives/Button / Matrix'
  await expect(canvas.getByRole('img', { name: `${name}, before` })).toBeVisible()
  await userEvent.click(canvas.getByRole('radio', { name: 'What differs' }))
  await expect(canvas.getByRole('img', { name: `${name}, what differs` })).toBeVisible()
  await userEvent.click(canvas.getByRole('radio', { name: 'One over the other' }))
  const slider = canvas.getByRole('slider', { name: `Before and now, ${name}, light` })
  await fireEvent.change(slider, { target: { value: '100' } })
  await expect(slider).toHaveAttribute('aria-valuetext', 'Before up to 100 %')
})

Changes.test('counts what was looked at', async ({ canvas, userEvent }) => {
  const choice = canvas.getByRole('group', { name: 'What you found of Matrix, light' })
  await userEvent.click(within(choice).getByRole('radio', { name: 'Not as wanted' }))
  await expect(canvas.getByText('2 of 1205 pictures changed; you looked at 1.')).toBeVisible()
})

/** What was found before the page was opened again is still there. */
export const PartlySeen = meta.story({
  args: { run: { ...someRun, at: '2026-11-27T19:00:00.000Z' }, pictures: changed, stories },
  beforeEach() {
    const place = 'souk-review 2026-11-27T19:00:00.000Z'
    localStorage.setItem(
      place,
      JSON.stringify({ 'light primitives-button-matrix': 'unwanted', other: 'odd' }),
    )
    return () => localStorage.removeItem(place)
  },
  async play({ canvas }) {
    const choice = canvas.getByRole('group', { name: 'What you found of Matrix, light' })
    await expect(within(choice).getByRole('radio', { name: 'Not as wanted' })).toBeChecked()
    await expect(canvas.getByText('2 of 1205 pictures changed; you looked at 1.')).toBeVisible()
  },
})

/** Nothing changed its looks. */
export const Unchanged = meta.story({ args: { run: someRun, pictures: [], stories } })

/** Nobody has compared yet. */
export const NotYet = meta.story({ args: { run: null, pictures: [], stories } })

/** The kept pictures are of another browser. */
export const Unable = meta.story({
  args: { run: { ...someRun, unable: 'They were recorded with another browser.' }, pictures: [], stories },
})

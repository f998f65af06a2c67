import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { FocusHeader } from '../../../design-system/domain/page/layout/FocusHeader.tsx'
import { FocusLayout } from '../../../design-system/domain/page/layout/FocusLayout.tsx'
import { MainSideLayout } from '../../../design-system/domain/page/layout/MainSideLayout.tsx'
import { ReadingLayout } from '../../../design-system/domain/page/layout/ReadingLayout.tsx'
import { NarrowLayout } from '../../../design-system/domain/page/layout/NarrowLayout.tsx'
import { Card } from '../../../design-system/primitives/card/Card.tsx'
import { expectLink } from '../../support/plays.ts'

const meta = preview.meta({
  title: 'Domain/Shell/Layouts',
  component: MainSideLayout,
  args: { children: <Card>Main</Card>, side: <Card>Side</Card> },
})

/** The usual side, 328 pixels wide, beside the matter of a page. */
export const MainAndSide = meta.story({ tags: ['visual'] })
/** A side of 304 pixels, as for a list of ways on. */
export const MainAndNarrowSide = meta.story({ args: { sideWidth: 'narrow' as const } })
/** A side of 424 pixels, for what is read or written beside the matter. */
export const MainAndWideSide = meta.story({ args: { sideWidth: 'wide' as const } })

/** A title stands over the matter, and the side begins at the height of the matter. */
export const SideUnderAHead = meta.story({
  args: { head: <Card>Title</Card> },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const top = (text: string) => canvas.getByText(text).getBoundingClientRect().top
    await expect(top('Side')).toBe(top('Main'))
    await expect(top('Title')).toBeLessThan(top('Side'))
  },
})

/** A side that one can do without is not there on a tablet, where others drop below. */
export const SideHidesOnATablet = meta.story({
  args: { below: 'hide' as const },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Main')).toBeVisible()
    await expect(canvas.getByText('Side')).not.toBeVisible()
  },
})

/** A column of 440 pixels at most in the middle, for a single form. */
export const Narrow = meta.story({
  render: () => (
    <NarrowLayout>
      <Card>A form</Card>
    </NarrowLayout>
  ),
})

/** Cards that are read stand under each other in a column of 760 pixels at most. */
export const Reading = meta.story({
  render: () => (
    <ReadingLayout>
      <Card>What is told</Card>
      <Card>And more</Card>
    </ReadingLayout>
  ),
})

/** No menu around one matter: only a title and the way back to where one came from. */
export const Focus = meta.story({
  render: () => (
    <FocusLayout
      header={<FocusHeader title="Buy Bitcoin from lagoscoin" backLabel="Offers" backHref="#offers" />}
    >
      <Card>One matter</Card>
    </FocusLayout>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Buy Bitcoin from lagoscoin')
    await expectLink(canvas, 'Offers', '#offers')
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
})

import { expect, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { BookTable } from '../../../../design-system/domain/desk/today/BookTable.tsx'
import { showsText, staysInside } from '../../../support/plays.ts'
import { storyBooks, storyWrongBooks } from '../../support/desk/storyDesk.ts'
import { storyBook } from '../../support/storyAssetBook.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'

const meta = preview.meta({
  title: 'Domain/Desk/BookTable',
  component: BookTable,
  decorators: [withStoppedClock],
  args: { books: storyBooks, assets: storyBook },
})

/** Every digit of every sum, and a difference of 0 by a sign and words. */
export const Agrees = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /^BTC/ })
    await expect(within(row).getByText(/nothing is missing/)).toBeInTheDocument()
    await expect(canvas.getByText('Books and chains compared 2 min ago')).toBeVisible()
  },
})

/** A coin that does not add up: its whole row says so, by how much, down to the last digit. */
export const DoesNotAddUp = meta.story({
  tags: ['visual'],
  args: { books: storyWrongBooks },
  play: showsText(/Does not add up:/),
})

/** A card for each coin; the one that does not add up is as loud as in the table. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  args: { books: storyWrongBooks },
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: staysInside,
})

/** Nothing was compared yet, so that nothing is claimed. */
export const Empty = meta.story({
  args: { books: [] },
  play: showsText('The books and the chains were not compared yet.'),
})

import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AuditList } from '../../../../design-system/domain/desk/entry/AuditList.tsx'
import { deeds } from '../../../../design-system/domain/desk/deskShape.ts'
import { staysInside } from '../../../support/plays.ts'
import { storyEntries } from '../../support/desk/storyDesk.ts'

const [first] = storyEntries
if (first === undefined) throw new Error('There is no entry to tell of')
const every = deeds.map((deed, index) => ({
  ...first,
  number: String(600 - index),
  deed,
  facts: [],
  reason: null,
}))

const meta = preview.meta({
  title: 'Domain/Desk/AuditList',
  component: AuditList,
  args: { entries: every, label: 'Entries' },
})

/** Every deed of the contract has a sentence of its own. */
export const EveryDeed = meta.story({
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('listitem').map(row => row.textContent)
    await expect(new Set(said).size).toBeGreaterThanOrEqual(deeds.length)
  },
})

/** The same in Russian, on a phone: names stand where each sentence wants them. */
export const EveryDeedInRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  play: staysInside,
})

/** On the page of the day an entry says its hour alone, and neither number nor address. */
export const OfTheDay = meta.story({
  args: { entries: storyEntries, look: 'day' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/No\. 512/)).not.toBeInTheDocument()
  },
})

import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { RateAge } from '../../../../design-system/domain/content/calculator/RateAge.tsx'
import { storyTime } from '../../support/storyClock.tsx'

const before = (seconds: number) => new Date(Date.parse(storyTime) - seconds * 1000).toISOString()

const meta = preview.meta({ title: 'Domain/Calculator/RateAge', component: RateAge, args: { at: before(5) } })

/** Seconds are counted for the reader, while `datetime` keeps the moment itself for machines. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('time')).toHaveAttribute('datetime', before(5))
    await expect(canvas.getByRole('time')).toHaveTextContent('5')
  },
})
/** Beyond two minutes its moment says more. */
export const Older = meta.story({
  args: { at: before(600) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('time')).toHaveTextContent(/\d:\d\d/)
  },
})
/** The word for seconds changes with their number: five take another ending than two. */
export const Russian = meta.story({ globals: { locale: 'ru' } })

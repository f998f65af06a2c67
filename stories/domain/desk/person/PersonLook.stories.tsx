import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { PersonExports } from '../../../../design-system/domain/desk/person/part/PersonExports.tsx'
import { PersonLook } from '../../../../design-system/domain/desk/person/part/PersonLook.tsx'
import { findVisible } from '../../../support/findVisible.ts'
import { storyExports, storyLook } from '../../support/desk/storyDeskPerson.ts'
import { withStoppedClock } from '../../support/storyClock.tsx'
import { storyRefusal } from '../../support/storyRefusal.ts'

type Look = ComponentProps<typeof PersonLook>['onLook']
const onLook = fn<Look>(async () => storyLook)

const meta = preview.meta({
  title: 'Domain/Desk/PersonLook',
  component: PersonLook,
  subcomponents: { PersonExports },
  decorators: [withStoppedClock],
  args: { onLook },
  beforeEach: () => {
    onLook.mockReset()
    onLook.mockImplementation(async () => storyLook)
  },
})

/** Before anybody has looked nothing is shown. */
export const Default = meta.story()
/** With a reason: what they may do, and what they are told instead. */
export const Looks = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Look as they do' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Reason/ }), 'They cannot send.')
    await userEvent.click(canvas.getByRole('button', { name: 'Look as they do' }))
    await findVisible(canvas.findByText(/They are told: Nothing leaves your wallet/))
    await expect(onLook).toHaveBeenCalledWith('They cannot send.')
    await expect(canvas.getByText('money on the balance, open trades')).toBeVisible()
  },
})
/** What it is refused for is said in the form, and nothing is shown. */
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    onLook.mockRejectedValueOnce(storyRefusal('reason', 'Say more', 'reason_refused'))
    await userEvent.click(canvas.getByRole('button', { name: 'Look as they do' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /Reason/ }), 'They cannot send.')
    await userEvent.click(canvas.getByRole('button', { name: 'Look as they do' }))
    await findVisible(canvas.findByText('Say more'))
    await expect(canvas.queryByText(/They are told/)).not.toBeInTheDocument()
  },
})
/** What they asked to have of what is kept about them. */
export const Exports = meta.story({
  tags: ['visual'],
  render: () => <PersonExports exports={storyExports} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ready to be taken')).toBeVisible()
  },
})
/** They have not asked. */
export const NoExports = meta.story({ render: () => <PersonExports exports={[]} /> })

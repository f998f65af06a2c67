import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ActPanel, type ActOutcomeShape } from '../../../../design-system/domain/desk/person/act/ActPanel.tsx'
import { personActs, type PersonAct } from '../../../../design-system/domain/desk/person/deskPerson.ts'
import { noAnswer, refusal } from '../../../support/app/failingAnswers.ts'
import { staysInside } from '../../../support/plays.ts'
import { storyActs } from '../../support/desk/storyDeskPerson.ts'
import { minutesFromNow } from '../../support/storyClock.tsx'

const onAct = fn<(act: PersonAct, reason: string) => Promise<ActOutcomeShape>>()
const done: ActOutcomeShape = { outcome: 'done', expiresAt: null }

const meta = preview.meta({
  title: 'Domain/Desk/ActPanel',
  component: ActPanel,
  args: { userName: 'peter_n', acts: storyActs, chosen: null, onChoose: fn(), onAct },
  render: function Choosing(args) {
    const [chosen, choose] = useState(args.chosen)
    return <ActPanel {...args} chosen={chosen} onChoose={choose} />
  },
})

/** The acts that the server gives, and nothing is done or said before one is chosen. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(storyActs.length)
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

const everyAct = personActs.map(act => ({ act, operators: 1 }))

/** A ban says all that follows at once, and its button is the one that nothing undoes. */
export const Ban = meta.story({ tags: ['visual'], args: { chosen: 'ban' } })
/** Every act that there can be, in Russian on a phone: the longest names break inside their places. */
export const EveryActOnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args: { acts: everyAct, chosen: 'make_operator', userName: 'a_very_long_user_name_of_32_sign' },
  play: staysInside,
})

/** Without a reason nothing is sent; with one it is done once however often it is pressed, and said. */
export const Done = meta.story({
  play: async ({ canvas, userEvent }) => {
    onAct.mockReset().mockResolvedValue(done)
    await userEvent.click(canvas.getByRole('radio', { name: 'Suspend' }))
    await expect(canvas.getByRole('list', { name: 'What follows' })).toHaveTextContent(
      /Open trades go to an arbiter/,
    )
    const press = canvas.getByRole('button', { name: 'Suspend peter_n' })
    await userEvent.click(press)
    const reason = canvas.getByRole('textbox', { name: 'Reason, for the audit trail' })
    await expect(reason).toBeInvalid()
    await expect(onAct).not.toHaveBeenCalled()
    await userEvent.type(reason, 'Paid from a stranger’s account')
    await userEvent.dblClick(press)
    await expect(await canvas.findByText('peter_n is suspended.')).toBeVisible()
    await expect(onAct.mock.calls).toEqual([['suspend', 'Paid from a stranger’s account']])
  },
})

/** What takes two operators says so before, asks, and then says until when the other one may answer. */
export const Asked = meta.story({
  args: { acts: [{ act: 'lift_hold', operators: 2 }], chosen: 'lift_hold' },
  play: async ({ canvas, userEvent }) => {
    onAct.mockReset().mockResolvedValue({ outcome: 'asked', expiresAt: minutesFromNow(24 * 60) })
    await expect(canvas.getByText(/Another operator has to approve this/)).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox'), 'Answered the call on the old number')
    await userEvent.click(canvas.getByRole('button', { name: 'Ask another operator' }))
    await expect(await canvas.findByText(/Another operator is asked, until/)).toBeVisible()
  },
})

/** While it is done, the button says so and takes no second press. */
export const Pending = meta.story({
  args: { chosen: 'ban' },
  play: async ({ canvas, userEvent }) => {
    onAct.mockReset().mockImplementation(noAnswer)
    await userEvent.type(canvas.getByRole('textbox'), 'Three stolen accounts')
    await userEvent.click(canvas.getByRole('button', { name: 'Ban peter_n' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'One moment' }))
    await expect(onAct).toHaveBeenCalledOnce()
  },
})

/** A refusal is said in the panel, and the reason stays to be sent again. */
export const Refused = meta.story({
  args: { chosen: 'hold_money' },
  play: async ({ canvas, userEvent }) => {
    onAct.mockReset().mockRejectedValue(refusal(409, 'act_not_possible'))
    await userEvent.type(canvas.getByRole('textbox'), 'A new device')
    await userEvent.click(canvas.getByRole('button', { name: 'Hold the money of peter_n' }))
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('This cannot be done as things stand now.'),
    )
    await expect(canvas.getByRole('textbox')).toHaveValue('A new device')
  },
})

/** About themselves an operator can do nothing. */
export const Nothing = meta.story({
  args: { acts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing that you can do about this account.')).toBeVisible()
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument()
  },
})

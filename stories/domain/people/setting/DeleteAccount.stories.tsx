import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import {
  DeleteAccount,
  deletionReasons,
} from '../../../../design-system/domain/people/setting/deletion/DeleteAccount.tsx'
import { expectLink } from '../../../support/plays.ts'

const hrefs = {
  balance: '#wallet',
  trades: '#trades',
  withdrawals: '#withdrawals',
  disputes: '#disputes',
  claims: '#claims',
  invoices: '#invoices',
}

const meta = preview.meta({
  title: 'Domain/Setting/DeleteAccount',
  component: DeleteAccount,
  args: { refusals: [], hrefs, onStart: fn() },
})

/** With nothing in the way the button begins it; nothing is deleted from this card. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete account' }))
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
})

/** What has to be settled first, each with the way there, and no button until then. */
export const Refused = meta.story({
  tags: ['visual'],
  args: { refusals: deletionReasons },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await expect(canvas.getAllByRole('listitem')).toHaveLength(deletionReasons.length)
    await expectLink(canvas, 'See disputes', '#disputes')
  },
})

/** Six reasons on a phone, each to stay with the Russian link that settles it. */
export const Russian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  args: { refusals: deletionReasons },
})

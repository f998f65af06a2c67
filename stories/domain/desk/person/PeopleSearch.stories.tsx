import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { PeopleSearch } from '../../../../design-system/domain/desk/person/list/PeopleSearch.tsx'
import { findVisible } from '../../../support/findVisible.ts'

const onFilter = fn()

const meta = preview.meta({
  title: 'Domain/Desk/PeopleSearch',
  component: PeopleSearch,
  args: { filter: { search: '', standing: null }, onFilter },
})

/** The hint says all that somebody can be found by; one letter is not looked for, a pause after two is. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    onFilter.mockClear()
    const field = canvas.getByRole('searchbox', { name: 'Find somebody' })
    await expect(field).toHaveAccessibleDescription(/whole e-mail, phone, coin address/)
    await userEvent.type(field, 'n')
    await expect(field).toHaveAccessibleDescription('Two letters at least.')
    await userEvent.type(field, 'gozi')
    await waitFor(() => expect(onFilter).toHaveBeenCalledWith({ search: 'ngozi', standing: null }))
    await expect(onFilter).toHaveBeenCalledOnce()
  },
})
/** A standing narrows at once. */
export const ByStanding = meta.story({
  args: { filter: { search: 'ngozi', standing: null } },
  play: async ({ canvas, userEvent }) => {
    onFilter.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: /^Standing/ }))
    const options = within(await findVisible(screen.findByRole('listbox')))
    await userEvent.click(options.getByRole('option', { name: 'Withdrawals held' }))
    await expect(onFilter).toHaveBeenCalledWith({ search: 'ngozi', standing: 'held' })
  },
})
/** One under the other on a phone, the long Russian hint under the field. */
export const OnPhoneInRussian = meta.story({ globals: { locale: 'ru', viewport: { value: 'phone' } } })

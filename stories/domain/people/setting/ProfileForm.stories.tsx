import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ProfileForm } from '../../../../design-system/domain/people/setting/ProfileForm.tsx'
import { ProfileLoading } from '../../../../design-system/domain/people/setting/ProfileLoading.tsx'
import { ValueHolder } from '../../../support/ValueHolder.tsx'
import { storyRefusal } from '../../support/storyRefusal.ts'
import { saveDelay, storyProfile, storyTimers, storyTimeZones } from '../../support/people/storySetting.ts'
import { findVisible } from '../../../support/findVisible.ts'

const meta = preview.meta({
  title: 'Domain/Setting/ProfileForm',
  component: ProfileForm,
  args: {
    profile: storyProfile,
    isUserNameEditable: true,
    timeZones: storyTimeZones,
    onSave: fn(async () => undefined),
    onEditAvatar: fn(),
  },
})

/** Picture, name, words and time zone as others see them; there is nothing to press to save. */
export const Default = meta.story({ tags: ['visual'] })
/** One still card holds the profile's place. */
export const Loading = meta.story({ render: () => <ProfileLoading /> })
/** After a first trade, with the name fixed, in Russian from edge to edge of a phone. */
export const Russian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  parameters: { layout: 'fullscreen' },
  args: { isUserNameEditable: false },
})

const ownTimers = storyTimers()
/** Only the field that changed is sent, a moment after the last key; it says saving, then saved. */
export const SavesWhatHasChanged = meta.story({
  args: { timers: ownTimers, onSave: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Introduction' }), ' Naira only.')
    await expect(canvas.getByText('Saving…')).toBeVisible()
    ownTimers.advance(saveDelay - 1)
    await expect(args.onSave).not.toHaveBeenCalled()
    ownTimers.advance(1)
    await findVisible(canvas.findByText('Saved'))
    await expect(args.onSave).toHaveBeenCalledWith({
      introduction: 'I answer within five minutes, Monday to Saturday. Naira only.',
    })
  },
})

const failing = storyTimers()
/** The line is down once. */
let isDown = true
/** What could not be saved says so and is sent again by hand; an at-sign before a Telegram name is dropped. */
export const TriesAgain = meta.story({
  args: {
    timers: failing,
    onSave: fn(() => {
      const answer = isDown ? Promise.reject(new TypeError('no line')) : Promise.resolve()
      isDown = false
      return answer
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Telegram user name' })
    await userEvent.clear(name)
    await userEvent.type(name, '@kunle')
    failing.advance(saveDelay)
    await findVisible(canvas.findByText('Not saved'))
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await findVisible(canvas.findByText('Saved'))
    await expect(args.onSave).toHaveBeenLastCalledWith({ telegramUsername: 'kunle' })
  },
})

const taken = storyTimers()
/** A name that is taken is marked and takes the focus, and the form says that it is not saved. */
export const NameTaken = meta.story({
  args: {
    timers: taken,
    onSave: fn(() => Promise.reject(storyRefusal('user_name', 'This name is taken.'))),
  },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'User name' })
    await userEvent.type(name, '2')
    taken.advance(saveDelay)
    await waitFor(() => expect(name).toBeInvalid())
    await expect(canvas.getByText('Not saved: correct the marked fields')).toBeVisible()
    await expect(name).toHaveFocus()
  },
})

/** After the first trade the name can be read, not written, and the field says why. */
export const NameIsKeptAfterATrade = meta.story({
  args: { isUserNameEditable: false },
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'User name' })
    await expect(name).toHaveAttribute('readonly')
    await expect(name).toHaveAccessibleDescription(/stays the same after the first trade/)
  },
})

const zones = storyTimers()
/** A zone is found by its country, by its technical name and by its offset. */
export const FindsTimeZonesByPlaceAndOffset = meta.story({
  args: { timers: zones, onSave: fn(async () => undefined) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Time zone/ }))
    const search = await screen.findByRole('combobox', { name: 'Search time zones' })
    await userEvent.type(search, 'nepal')
    await expect(await screen.findAllByRole('option')).toHaveLength(1)
    await userEvent.clear(search)
    await userEvent.type(search, 'asia/kat')
    await expect(await screen.findAllByRole('option')).toHaveLength(1)
    await userEvent.clear(search)
    await userEvent.type(search, '+5:45')
    await userEvent.click(await screen.findByRole('option', { name: /Kathmandu, Nepal/ }))
    zones.advance(saveDelay)
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ timeZone: 'Asia/Kathmandu' }))
  },
})

/** A zone says which town and country others read of it. */
export const SaysWhichPlaceOthersSee = meta.story({
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('button', { name: /Time zone/ })
    await expect(zone).toHaveTextContent('Lagos, Nigeria')
    await expect(zone).toHaveAccessibleDescription(/Others see: Lagos, Nigeria\./)
  },
})

/** UTC is nowhere: then others see the time alone. */
export const WithoutAPlace = meta.story({
  args: { profile: { ...storyProfile, timeZone: 'UTC', placeId: null } },
  play: async ({ canvas }) => {
    const zone = canvas.getByRole('button', { name: /Time zone/ })
    await expect(zone).toHaveTextContent('UTC')
    await expect(zone).not.toHaveAccessibleDescription(/Others see/)
  },
})

/** Whoever leaves before it is saved loses nothing: it is sent on the way out. */
export const LeavingSavesWhatWaits = meta.story({
  args: { timers: storyTimers(), onSave: fn(async () => undefined) },
  render: args => (
    <ValueHolder<boolean> initial>
      {(isOpen, set) => (
        <>
          <button type="button" onClick={() => set(false)}>
            Leave
          </button>
          {isOpen && <ProfileForm {...args} />}
        </>
      )}
    </ValueHolder>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Introduction' }), ' Hi.')
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }))
    await expect(args.onSave).toHaveBeenCalledWith({
      introduction: `${storyProfile.introduction} Hi.`,
    })
  },
})

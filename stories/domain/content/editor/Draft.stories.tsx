import { expect, fn } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { emptyText } from '../../../../design-system/domain/content/editor/editorShape.ts'
import type { DraftState, DraftStatus } from '../../../../design-system/domain/content/editor/editorShape.ts'
import { SaveStatus } from '../../../../design-system/domain/content/editor/text/SaveStatus.tsx'
import { VersionConflict } from '../../../../design-system/domain/content/editor/text/VersionConflict.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { minutesFromNow } from '../../support/storyClock.tsx'
import { storyShownText, storyText } from '../../support/content/storyEditor.ts'

const meta = preview.meta({ title: 'Domain/Editor/Draft', component: VersionConflict })

const state = (status: DraftStatus, more: Partial<DraftState> = {}): DraftState => ({
  text: storyText,
  status,
  refusal: null,
  theirs: null,
  ...more,
})

/** How a text stands to what is kept of it. */
export const States = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap="3">
      <SaveStatus state={state('kept')} isNew={false} onSave={fn()} />
      <SaveStatus state={state('kept', { text: emptyText })} isNew onSave={fn()} />
      <SaveStatus state={state('waiting')} isNew={false} onSave={fn()} />
      <SaveStatus state={state('waiting', { text: emptyText })} isNew onSave={fn()} />
      <SaveStatus state={state('saving')} isNew={false} onSave={fn()} />
      <SaveStatus
        state={state('failed', { refusal: { fields: {}, text: 'Souk could not be reached.' } })}
        isNew={false}
        onSave={fn()}
      />
    </Stack>
  ),
})

const theirs = { text: storyShownText, by: 'd.osei', at: minutesFromNow(-3) }

/** Both texts stay until one of them is chosen. */
export const Stale = meta.story({
  tags: ['visual'],
  args: { mine: storyText, theirs, onMine: fn(), onTheirs: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/what you get/).closest('ins')).not.toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine' }))
    await expect(args.onMine).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs' }))
    await expect(args.onTheirs).toHaveBeenCalledOnce()
  },
})

/** Somebody without a name has saved meanwhile: both texts and both answers in Russian, on a phone. */
export const StaleInRussian = meta.story({
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args: { mine: storyText, theirs: { ...theirs, by: null }, onMine: fn(), onTheirs: fn() },
})

import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { AppearanceSettings } from '../../../../design-system/domain/people/setting/AppearanceSettings.tsx'

const meta = preview.meta({
  title: 'Domain/Setting/AppearanceSettings',
  component: AppearanceSettings,
  args: { theme: 'system' as const, onThemeChange: fn(), onLocaleChange: fn() },
})

/** Theme and language are chosen from lists, and each choice is told at once. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Theme.*As on this device/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Dark' }))
    await expect(args.onThemeChange).toHaveBeenCalledWith('dark')
    await userEvent.click(canvas.getByRole('button', { name: /Language.*English/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Русский' }))
    await expect(args.onLocaleChange).toHaveBeenCalledWith('ru')
  },
})
/** Both lists with Russian words, the language under its own name. */
export const Russian = meta.story({ globals: { locale: 'ru' } })

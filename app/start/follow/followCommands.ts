import { addWordBundle } from '@souk/design-system/locales/createI18n.ts'
import { Commands } from '../../parts/commands/Commands.tsx'
import type { Services } from '../../services/Services.ts'

/** Gives every page with the app's menus the list of all that can be done from anywhere: its button, and its key. */
export async function followCommands({
  commands,
  i18n,
  navigation,
}: Pick<Services, 'commands' | 'i18n' | 'navigation'>): Promise<void> {
  await addWordBundle(i18n, navigation.locale(), 'command')
  commands.fill(Commands)
}

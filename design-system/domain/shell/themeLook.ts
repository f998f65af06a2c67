import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import type { IconDrawing } from '../../primitives/icon/Icon.tsx'
import type { ThemePreference } from '../../theme/theme.ts'

/** How each theme is drawn and named in menus. */
export const themeLook = {
  light: { icon: Sun, word: 'themeLight' },
  dark: { icon: Moon, word: 'themeDark' },
  system: { icon: Monitor, word: 'themeSystem' },
} as const satisfies Record<ThemePreference, { readonly icon: IconDrawing; readonly word: string }>

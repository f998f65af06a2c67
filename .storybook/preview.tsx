import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import addonVitest from '@storybook/addon-vitest'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '../design-system/tokens/tokens.css'
import { themes } from '../design-system/theme/theme.ts'
import { storyI18n, storyLocales } from '../stories/support/storyI18n.ts'
import { StoryFrame } from '../stories/support/StoryFrame.tsx'
import { propControls } from '../scripts/propTables/propControls.ts'
import { storyIcons } from '../stories/support/storyIcons.ts'
import { themeOf } from './look.ts'
import { ThemedDocs } from './ThemedDocs.tsx'
import { partAlone, partTested } from '../tests/support/browser/axeRules.ts'

/** The toolbar's language, checked as its theme is. */
const localeOf = (value: unknown) => storyLocales.find(locale => locale === value) ?? storyLocales[0]

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonVitest()],
  tags: ['autodocs'],
  argTypesEnhancers: [propControls({ IconDrawing: storyIcons })],
  beforeAll: () =>
    configure({
      // A part that loads when it is opened comes as modules, one by one: on a busy machine the usual second is not enough.
      asyncUtilTimeout: 10_000,
      // A press goes to React as in any browser. Storybook wraps it in `act`, which complains of whatever happens after it.
      eventWrapper: press => press(),
    }),
  parameters: {
    layout: 'padded',
    a11y: import.meta.env['VITE_TESTED'] === '1' ? partTested : partAlone,
    controls: { expanded: true, sort: 'requiredFirst' },
    backgrounds: { disable: true },
    docs: { container: ThemedDocs },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tallPhone: { name: 'Tall phone', styles: { width: '390px', height: '1080px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: { storySort: { order: ['Foundations', 'Primitives', 'Domain', 'Pages', 'Flows'] } },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: themes.map(theme => ({ value: theme, title: theme })),
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: storyLocales.map(locale => ({ value: locale, title: locale })),
      },
    },
  },
  initialGlobals: { locale: storyLocales[0], theme: 'light' },
  loaders: [async ({ globals }) => ({ i18n: await storyI18n(localeOf(globals['locale'])) })],
  decorators: [
    (Story, { globals, loaded, parameters, viewMode }) => (
      <StoryFrame
        theme={themeOf(globals['theme'])}
        locale={localeOf(globals['locale'])}
        i18n={loaded['i18n']}
        isInDocs={viewMode === 'docs'}
        isFullscreen={parameters['layout'] === 'fullscreen'}
      >
        <Story />
      </StoryFrame>
    ),
  ],
})

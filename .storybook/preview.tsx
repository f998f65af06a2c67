import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import addonVitest from '@storybook/addon-vitest'
import { definePreview, type Parameters } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import '../design-system/tokens/tokens.css'
import { addons } from 'storybook/preview-api'
import { propControls } from '../scripts/propTables/propControls.ts'
import { storyI18n } from '../stories/support/storyI18n.ts'
import { StoryFrame } from '../stories/support/StoryFrame.tsx'
import { storyIcons } from '../stories/support/storyIcons.ts'
import { factsToTell } from '../stories/support/docs/tellFacts.ts'
import { toldFacts } from '../stories/support/docs/told.ts'
import { playsAtHome } from '../stories/support/view/playAtHome.ts'
import { isState, setDataSet } from '../stories/support/view/dataSet.ts'
import { reshapeArgs } from '../stories/support/view/reshapeArgs.ts'
import { setMoment } from '../stories/support/view/storyMoment.ts'
import { usualView, viewAxes, viewAxisNames, viewOf } from '../stories/support/view/viewAxes.ts'
import { partAlone, partTested } from '../tests/support/browser/axeRules.ts'
import { LazyComponentPage } from './LazyComponentPage.tsx'
import { ThemedDocs } from './ThemedDocs.tsx'

const isTested = import.meta.env['VITE_TESTED'] === '1'

/** What a story, or else its component, is there for. */
function purposeOf({ docs }: Parameters, component: unknown): string | null {
  const { description = {} } = (docs ?? {}) as { description?: { story?: string } }
  const { __docgenInfo: table } = (component ?? {}) as { __docgenInfo?: { description?: string } }
  return description.story ?? table?.description ?? null
}

/** The menus of the toolbar. What is chosen stands in the address, `&globals=theme:dark;locale:ru`, and is shared by it. */
const viewMenus = Object.fromEntries(
  viewAxisNames.map(name => {
    const { description, icon, choices } = viewAxes[name]
    const items = Object.entries(choices).map(([value, title]) => ({ value, title }))
    return [name, { description, toolbar: { title: description, icon, dynamicTitle: true, items } }]
  }),
)

const preview = definePreview({
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
    a11y: isTested ? partTested : partAlone,
    controls: { expanded: true, sort: 'requiredFirst' },
    backgrounds: { disable: true },
    docs: { container: ThemedDocs, page: LazyComponentPage },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tallPhone: { name: 'Tall phone', styles: { width: '390px', height: '1080px' }, type: 'mobile' },
        tablet: { name: 'Tablet', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: 'Desktop', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'Find by purpose',
          'What has changed',
          'Where components stand',
          'Guide',
          [
            'Principles',
            'Colour',
            'Type',
            'Space',
            'Motion',
            'Icons',
            'Voice and words',
            'Money and numbers',
            'Accessibility',
          ],
          'Patterns',
          ['Forms', 'Irreversible acts', 'States', 'Escrow'],
          'Foundations',
          'Primitives',
          'Forms',
          'Domain',
          'Pages',
          'Flows',
        ],
      },
    },
  },
  globalTypes: viewMenus,
  initialGlobals: usualView,
  loaders: [
    async ({ globals, title, parameters, component, viewMode }) => {
      const { locale, time, data } = viewOf(globals)
      setMoment(time)
      setDataSet(data)
      if (viewMode === 'story' && !isTested) {
        addons.getChannel().emit(toldFacts, factsToTell(title, purposeOf(parameters, component)))
      }
      return { i18n: await storyI18n(locale) }
    },
  ],
  decorators: [
    (Story, { globals, loaded, parameters, viewMode, args, argTypes }) => {
      const view = viewOf(globals)
      return (
        <StoryFrame
          view={view}
          i18n={loaded['i18n']}
          isInDocs={viewMode === 'docs'}
          isFullscreen={parameters['layout'] === 'fullscreen'}
        >
          {/* What a story keeps from its first rendering is of that language, time and data. */}
          <Story
            key={`${view.locale} ${view.time} ${view.data}`}
            args={view.data === 'usual' || isState(view.data) ? args : reshapeArgs(args, argTypes, view.data)}
          />
        </StoryFrame>
      )
    },
  ],
})

playsAtHome(preview)

export default preview

import { locales } from '../../../design-system/format/locale.ts'
import { localeTable } from '../../../design-system/locales/localeTable.ts'
import { densities } from '../../../design-system/theme/theme.ts'
import { pseudoLocaleNames } from './pseudoLocale.ts'
import { themeChoices } from './themeChoices.ts'

/** One menu of the toolbar. The first choice is the usual one: stories are tested and pictured in it. */
interface ViewAxis {
  readonly description: string
  /** As Storybook calls it. */
  readonly icon: string
  /** What people read, by what stands in an address. */
  readonly choices: Readonly<Record<string, string>>
}

const named = <Name extends string>(names: readonly Name[], title: (name: Name) => string) =>
  Object.fromEntries(names.map(name => [name, title(name)])) as Readonly<Record<Name, string>>

/** In what a story can be looked at, beside its width. Each is a global of Storybook, and so a part of the address. */
export const viewAxes = {
  theme: {
    description: 'Theme',
    icon: 'contrast',
    choices: named(
      Object.keys(themeChoices) as (keyof typeof themeChoices)[],
      name => themeChoices[name].title,
    ),
  },
  locale: {
    description: 'Language',
    icon: 'globe',
    choices: { ...named(locales, locale => localeTable[locale].name), ...pseudoLocaleNames },
  },
  density: {
    description: 'Density',
    icon: 'component',
    choices: named(densities, density => ({ usual: 'Usual density', compact: 'Compact' })[density]),
  },
  textSize: {
    description: 'Text size',
    icon: 'paragraph',
    choices: { '100': 'Text 100 %', '200': 'Text 200 %' },
  },
  motion: {
    description: 'Motion',
    icon: 'play',
    choices: { usual: 'As the device says', reduced: 'Reduced motion' },
  },
  vision: {
    description: 'Colour vision',
    icon: 'eye',
    choices: {
      usual: 'All colours',
      protanopia: 'No red (protanopia)',
      deuteranopia: 'No green (deuteranopia)',
      tritanopia: 'No blue (tritanopia)',
      achromatopsia: 'No colour (achromatopsia)',
    },
  },
  time: {
    description: 'Time',
    icon: 'time',
    choices: {
      still: 'The clock stands still',
      running: 'The clock runs',
      later: 'A day later',
      east: 'In Vladivostok (UTC+10)',
      west: 'In Los Angeles (UTC−8)',
    },
  },
  data: {
    description: 'Data',
    icon: 'database',
    choices: {
      usual: 'Usual data',
      long: 'Long texts',
      empty: 'Empty lists',
      huge: 'Huge numbers',
      waiting: 'No answer yet',
      failing: 'Answers fail',
    },
  },
} as const satisfies Readonly<Record<string, ViewAxis>>

/** A menu of the toolbar. */
export type ViewAxisName = keyof typeof viewAxes

/** In what a story is looked at: one choice of each menu. */
export type View = { readonly [Axis in ViewAxisName]: keyof (typeof viewAxes)[Axis]['choices'] }

/** Every menu by its name. */
export const viewAxisNames = Object.keys(viewAxes) as ViewAxisName[]

const usualOf = (axis: ViewAxisName): string => Object.keys(viewAxes[axis].choices)[0] ?? ''

const viewFrom = (choice: (axis: ViewAxisName) => string): View =>
  Object.fromEntries(viewAxisNames.map(axis => [axis, choice(axis)])) as unknown as View

/** What a story is looked at in when nobody chooses. */
export const usualView: View = viewFrom(usualOf)

/** What the toolbar, or an address, says; the usual choice where it says none of ours. */
export const viewOf = (globals: Readonly<Record<string, unknown>>): View =>
  viewFrom(axis => {
    const said = globals[axis]
    // An address holds numbers where a text looks like one.
    const text = typeof said === 'number' ? String(said) : said
    return typeof text === 'string' && Object.hasOwn(viewAxes[axis].choices, text) ? text : usualOf(axis)
  })

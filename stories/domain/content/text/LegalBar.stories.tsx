import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { LegalBar } from '../../../../design-system/domain/content/text/info/LegalBar.tsx'
import { storyLegal } from '../../support/content/storyTexts.ts'
import { expectLink, showsText } from '../../../support/plays.ts'

const legalIn = (locale: 'en' | 'ru') => {
  const { legal } = storyLegal(locale)
  if (legal === null) throw new Error('A document of rules says from when it holds')
  return legal
}
const legal = legalIn('en')

const meta = preview.meta({
  title: 'Domain/Content/LegalBar',
  component: LegalBar,
  args: { legal, version: 3 },
})

/** The version that holds, and those before it. */
export const Current = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Applies from Dec 01 2026')).toBeVisible()
    await expect(canvas.getByText(/^What changed: Who answers/)).toBeVisible()
    await userEvent.click(canvas.getByText('All versions'))
    await expect(canvas.getByText(/You are reading it/)).toBeVisible()
    await expectLink(canvas, 'Version 2, from Sep 15 2026', '?version=2')
    await expect(canvas.queryByRole('link', { name: /Version 3/ })).not.toBeInTheDocument()
  },
})

/** Who reads an earlier version is warned of it, and led to the one that holds. */
export const Earlier = meta.story({
  tags: ['visual'],
  args: { version: 2, href: version => `/user-agreement?version=${version}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Applies from Sep 15 2026')).toBeVisible()
    await expectLink(canvas, 'Read the current one', '/user-agreement?version=3')
  },
})

/** Nobody has made it their own yet, and it has never changed. */
export const Template = meta.story({
  tags: ['visual'],
  args: { version: 1, legal: { ...legal, isTemplate: true, versions: legal.versions.slice(-1) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is a template.')).toBeVisible()
    await expect(canvas.queryByText('All versions')).not.toBeInTheDocument()
  },
})

/** A version that is not listed any more. */
export const NoVersions = meta.story({
  args: { version: 4, legal: { ...legal, versions: [] } },
  play: showsText('Applies from Dec 01 2026'),
})

/** Both warnings and the open list of versions, in Russian, inside a phone. */
export const OnPhoneInRussian = meta.story({
  tags: ['visual'],
  globals: { locale: 'ru', viewport: { value: 'phone' } },
  args: { version: 1, legal: { ...legalIn('ru'), isTemplate: true } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Все версии'))
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})

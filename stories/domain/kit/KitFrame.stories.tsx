import { useState, type ReactNode } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { FirstOffers } from '../../../design-system/domain/kit/kitFrame/FirstOffers.tsx'
import { kitFacts } from '../../../design-system/domain/kit/kitFrame/kitFacts.ts'
import { KitLoading } from '../../../design-system/domain/kit/kitFrame/KitLoading.tsx'
import { KitPage } from '../../../design-system/domain/kit/kitFrame/KitPage.tsx'
import { kitSections, type KitSectionId } from '../../../design-system/domain/kit/kitFrame/kitSections.ts'
import { SectionList } from '../../../design-system/domain/kit/kitFrame/SectionList.tsx'
import type { KitView } from '../../../design-system/domain/kit/kitView/kitView.ts'
import { ViewBar } from '../../../design-system/domain/kit/kitView/ViewBar.tsx'
import { SpecimenHead } from '../../../design-system/domain/kit/specimen/SpecimenHead.tsx'
import { SpecimenTable } from '../../../design-system/domain/kit/specimen/SpecimenTable.tsx'
import { withStoppedClock } from '../support/storyClock.tsx'

const usual: KitView = {
  theme: 'light',
  contrast: 'usual',
  density: 'usual',
  locale: 'en',
  text: '100',
  motion: 'full',
}
const onView = fn()

function Kit() {
  const [view, setView] = useState(usual)
  return (
    <KitPage
      view={view}
      onView={changed => {
        onView(changed)
        setView({ ...view, ...changed })
      }}
      shareUrlOf={section => `https://souk.test/ui-kit#${section}`}
      homeHref="/"
      contactHref="/business-contacts"
      facts={kitFacts}
      first={<FirstOffers />}
      sections={
        Object.fromEntries(kitSections.map(id => [id, <p key={id}>{id}</p>])) as Record<
          KitSectionId,
          ReactNode
        >
      }
    />
  )
}

const meta = preview.meta({
  title: 'Domain/Kit/Frame',
  component: KitPage,
  subcomponents: { FirstOffers, KitLoading, SectionList, SpecimenHead, SpecimenTable, ViewBar },
  decorators: [withStoppedClock],
  parameters: { layout: 'fullscreen' },
})

/** A choice of the bar is told, and shown. */
export const Page = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: () => <Kit />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Compact' }))
    await expect(onView).toHaveBeenLastCalledWith({ density: 'compact' })
    await expect(canvas.getByRole('radio', { name: 'Compact' })).toBeChecked()
    await expect(canvas.getByRole('link', { name: 'Trade states' })).toHaveAttribute('href', '#states')
  },
})

/** One row bears four views: each has the words of its own language. */
export const FourOffers = meta.story({
  render: () => <FirstOffers />,
  play: async ({ canvasElement }) => {
    const words = (stage: string) => canvasElement.querySelector(`[data-stage="${stage}"] li`)?.textContent
    await waitFor(() => expect(words('dark')).toMatch(/\p{Script=Cyrillic}/u))
    await waitFor(() => expect(words('contrast')).toContain('ţŕååå'))
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-stage="leftwards"] ul')).toHaveAttribute('dir', 'rtl'),
    )
  },
})

/** What has no room stands behind a button. */
export const OnPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: () => <Kit />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('radio', { name: 'Compact' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'More view settings' }))
    await expect(canvas.getByRole('radio', { name: 'Compact' })).not.toBeChecked()
  },
})

/** What a visitor hears while the kit’s own bundle is on its way. */
export const Coming = meta.story({
  render: () => <KitLoading />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the kit')).toBeInTheDocument()
  },
})

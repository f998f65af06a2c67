import { expect, screen, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../design-system/primitives/button/Button.tsx'
import { Grid } from '../../design-system/primitives/layout/Grid.tsx'
import { applyDensity, densities } from '../../design-system/theme/theme.ts'
import { findVisible } from '../support/findVisible.ts'
import { Specimens } from './tokens/Specimens.tsx'

/** The same components in both densities: none holds a size of its own. */
const meta = preview.meta({ title: 'Foundations/Density' })

/** Buttons, fields, tabs and rows are lower when compact, and what is pressed is never below 24 pixels. */
export const SideBySide = meta.story({
  render: () => (
    <Grid columns="halves">
      {densities.map(density => (
        <div key={density} data-density={density}>
          <Specimens name={density} />
        </div>
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const heightsIn = (density: string) => {
      const area = within(canvas.getByRole('region', { name: density }))
      const height = (element: Element) => element.getBoundingClientRect().height
      return {
        button: height(area.getByRole('button', { name: 'primary' })),
        menuButton: height(area.getByRole('button', { name: 'More' })),
        field: height(area.getByLabelText('You send')),
        tab: height(area.getByRole('tab', { name: 'Chat' })),
        row: height(area.getByRole('row', { name: /Below/ })),
        card: height(canvas.getByRole('region', { name: density })),
      }
    }
    const [usual, compact] = [heightsIn('usual'), heightsIn('compact')]
    for (const [name, height] of Object.entries(compact))
      await expect([name, height < usual[name as keyof typeof usual]]).toEqual([name, true])
    // WCAG 2.2, 2.5.8.
    for (const name of ['button', 'menuButton', 'field', 'tab'] as const)
      await expect([name, compact[name] >= 24]).toEqual([name, true])
  },
})

/** What lies above the page takes its density from the page. */
export const InAMenu = meta.story({
  render: () => <Specimens name="usual" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }))
    const item = await findVisible(screen.findByRole('menuitem', { name: 'Poke' }))
    const heightIn = (density: (typeof densities)[number]) => {
      applyDensity(document.documentElement, density)
      return item.getBoundingClientRect().height
    }
    const [usual, compact] = [heightIn('usual'), heightIn('compact')]
    applyDensity(document.documentElement, 'usual')
    await expect(compact).toBeLessThan(usual)
    await expect(compact).toBeGreaterThanOrEqual(24)
  },
})

/** A denser part holds what is as usual, and the other way round. */
export const DensitiesNest = meta.story({
  render: () => (
    <div data-density="compact">
      <Button>Compact</Button>
      <div data-density="usual">
        <Button>Usual in compact</Button>
        <div data-density="compact">
          <Button>Compact in usual</Button>
        </div>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const height = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect().height
    await expect(height('Compact in usual')).toBe(height('Compact'))
    await expect(height('Usual in compact')).toBeGreaterThan(height('Compact'))
  },
})

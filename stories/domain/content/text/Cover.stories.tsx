import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { covers } from '../../../../design-system/domain/content/text/contentShape.ts'
import type { Cover as CoverName } from '../../../../design-system/domain/content/text/contentShape.ts'
import { Cover } from '../../../../design-system/domain/content/text/cover/Cover.tsx'
import { Grid } from '../../../../design-system/primitives/layout/Grid.tsx'
import { Stack } from '../../../../design-system/primitives/layout/Stack.tsx'
import { lacksRole, showsRole } from '../../../support/plays.ts'

const name: CoverName = 'receipt'

const meta = preview.meta({
  title: 'Domain/Content/Cover',
  component: Cover,
  args: { name, alt: 'A paper receipt with a torn lower edge.' },
})

/** A drawing that tells something is an image with a name for who does not see it. */
export const Default = meta.story({
  play: showsRole('img', { name: 'A paper receipt with a torn lower edge.' }),
})

/** Every drawing, and the arcade of an item without one. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <Grid columns="thirds" gap="4">
      {[...covers, null].map(name => (
        <Cover key={name} name={name} alt={name ?? 'An arcade'} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(covers.length + 1)
  },
})

/** Across a page the street goes on at both sides. */
export const Wide = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack gap="4">
      {[...covers, null].map(name => (
        <Cover key={name} name={name} alt={name ?? 'An arcade'} look="wide" />
      ))}
    </Stack>
  ),
})
/** What is left of the street at both sides when the wide look has only a phone’s width. */
export const WideOnPhone = meta.story({ args: { look: 'wide' }, globals: { viewport: { value: 'phone' } } })

/** Without words it is decoration. */
export const Decoration = meta.story({
  args: { alt: '' },
  play: lacksRole('img'),
})

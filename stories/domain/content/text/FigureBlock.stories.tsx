import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { FigureBlock } from '../../../../design-system/domain/content/text/article/FigureBlock.tsx'

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><rect width="16" height="9" fill="#1d6b53"/><circle cx="8" cy="4.5" r="3" fill="#f4c95d"/></svg>'
/** Every file of it is the same drawing: what stands behind the sign is no part of an address of data. */
const src = `data:image/svg+xml;base64,${btoa(drawing)}#`

const meta = preview.meta({
  title: 'Domain/Content/FigureBlock',
  component: FigureBlock,
  args: {
    src,
    widths: [480, 960, 1600],
    width: 1600,
    height: 900,
    alt: 'A coin on a green table',
    caption: 'Coins stay on the table until both sides have what they came for.',
  },
})

/** Its room is known before the picture comes, so no text jumps; the file is fetched as it comes near. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole('img', { name: 'A coin on a green table' })
    // Its room is known before it comes.
    await expect(picture).toHaveAttribute('width', '1600')
    await expect(picture).toHaveAttribute('height', '900')
    await expect(picture).toHaveAttribute('loading', 'lazy')
    await expect(canvas.getByRole('figure')).toHaveTextContent('Coins stay on the table')
    await expect(canvasElement.querySelector('source')).toHaveAttribute(
      'srcset',
      expect.stringContaining('/960.avif 960w'),
    )
  },
})

/** One that is narrower than the column keeps its own width. */
export const SmallWithoutCaption = meta.story({
  args: { widths: [240], width: 240, height: 135, caption: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('src', expect.stringMatching(/240\.webp$/))
  },
})

/** Its file is away: what it shows is read. */
export const NotThere = meta.story({
  args: { src: '/nothing-here' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'A coin on a green table' })).toBeInTheDocument()
  },
})

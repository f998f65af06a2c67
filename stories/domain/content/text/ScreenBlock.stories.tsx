import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { ScreenBlock } from '../../../../design-system/domain/content/text/article/ScreenBlock.tsx'
import { staysInside } from '../../../support/plays.ts'

const drawing = (ground: string) =>
  `data:image/svg+xml;base64,${btoa(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><rect width="40" height="30" fill="${ground}"/><rect x="4" y="20" width="32" height="6" rx="1" fill="#b3202c"/></svg>`,
  )}#`

const meta = preview.meta({
  title: 'Domain/Content/ScreenBlock',
  component: ScreenBlock,
  args: {
    light: drawing('#ffffff'),
    dark: drawing('#15181d'),
    width: 400,
    height: 300,
    alt: 'The question before a release',
    caption: 'The question before coins leave. Look into your bank first.',
  },
})

/** One of its two pictures is there: that of the theme. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, canvasElement, globals }) => {
    const theme = String(globals['theme']).startsWith('dark') ? 'dark' : 'light'
    const picture = canvas.getByRole('img', { name: 'The question before a release' })
    await expect(picture.parentElement).toHaveAttribute('data-shown', theme)
    await expect(picture).toBeVisible()
    // Its room is known before it comes.
    await expect(picture).toHaveAttribute('width', '400')
    await expect(picture).toHaveAttribute('height', '300')
    await expect(canvasElement.querySelectorAll('img[loading=lazy]')).toHaveLength(2)
    await expect(canvas.getByRole('figure')).toHaveTextContent('before coins leave')
  },
})

/** Never wider than a phone’s column; without a caption it is the picture alone. */
export const OnPhoneInRussian = meta.story({
  globals: { viewport: { value: 'phone' }, locale: 'ru' },
  args: { alt: 'Вопрос перед передачей монет', caption: null },
  play: staysInside,
})

import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { QrCode } from '../../design-system/primitives/qr/QrCode.tsx'

const meta = preview.meta({
  title: 'Primitives/QrCode',
  component: QrCode,
  args: {
    text: 'otpauth://totp/Souk:kunle?secret=JBSWY3DPEHPK3PXP&issuer=Souk',
    label: 'QR code with the secret for an authenticator app',
  },
})

/** 0 is black, 255 is white. */
const brightness = (colour: string) => {
  const [red = 0, green = 0, blue = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? []
  return (red + green + blue) / 3
}

/** Dark on light in the dark theme too, since cameras do not read it the other way round. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR code with the secret for an authenticator app' })
    const path = code.querySelector('path')
    await expect(path).not.toBeNull()
    if (!path) return
    // In either theme: a camera does not read light on dark.
    await expect(brightness(getComputedStyle(code).backgroundColor)).toBeGreaterThan(230)
    await expect(brightness(getComputedStyle(path).fill)).toBeLessThan(60)
  },
})

/** 320 signs make the squares small: whether a phone still reads them is to be tried. */
export const LongText = meta.story({ args: { text: 'bitcoin:'.repeat(40), label: 'QR code of a long text' } })

import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { merchantColourNames } from '../../../../design-system/domain/shop/look/merchantLook.ts'
import type {
  MerchantColours,
  MerchantStyleColours,
} from '../../../../design-system/domain/shop/look/merchantLook.ts'
import { PreviewFrame } from '../../../../design-system/domain/shop/merchant/style/PreviewFrame.tsx'
import { StylePreview } from '../../../../design-system/domain/shop/merchant/style/StylePreview.tsx'
import { locales } from '../../../../design-system/format/locale.ts'
import { findVisible } from '../../../support/findVisible.ts'
import { storyBackground, storyLogo, storyLook } from '../../support/shop/storyMerchantLook.ts'

const { background, ...style } = storyLook.style
const { colors } = storyLook

/** Every field of a look as an argument of its own, for designers. */
interface PreviewArgs extends MerchantStyleColours {
  title: string
  merchantId: string
  isApproved: boolean
  hasLogo: boolean
  hasPicture: boolean
  showName: boolean
  showLogo: boolean
  showMerchantId: boolean
  showLocaleSelection: boolean
  defaultLocale: 'en' | 'ru'
  colorText: string
  colorPrimary: string
  colorPrimaryDisabled: string
  colorAdditional: string
  colorSuccess: string
  colorFail: string
  colorWarning: string
}

type ColourArg = Extract<keyof PreviewArgs, `color${string}`>
const argOf = (name: keyof MerchantColours) =>
  `color${name.charAt(0).toUpperCase()}${name.slice(1)}` as ColourArg

const coloursOf = (args: PreviewArgs) =>
  Object.fromEntries(merchantColourNames.map(name => [name, args[argOf(name)]])) as unknown as MerchantColours

const colour = { control: 'color' } as const

const meta = preview.meta({
  title: 'Domain/Merchant/StylePreview',
  subcomponents: { StylePreview, PreviewFrame },
  render: (args: PreviewArgs) => (
    <StylePreview
      look={{
        ...storyLook,
        ...args,
        logo: args.hasLogo ? storyLogo : null,
        style: { ...args, background: args.hasPicture ? storyBackground : background },
        colors: coloursOf(args),
      }}
    />
  ),
  args: {
    title: storyLook.title,
    merchantId: storyLook.merchantId,
    isApproved: true,
    hasLogo: true,
    hasPicture: false,
    showName: true,
    showLogo: true,
    showMerchantId: true,
    showLocaleSelection: true,
    defaultLocale: 'en',
    ...style,
    colorText: colors.text,
    colorPrimary: colors.primary,
    colorPrimaryDisabled: colors.primaryDisabled,
    colorAdditional: colors.additional,
    colorSuccess: colors.success,
    colorFail: colors.fail,
    colorWarning: colors.warning,
  } satisfies PreviewArgs,
  argTypes: {
    textColor: colour,
    backgroundColor1: colour,
    backgroundColor2: colour,
    buttonTextColor: colour,
    buttonBackgroundColor: colour,
    colorText: colour,
    colorPrimary: colour,
    colorPrimaryDisabled: colour,
    colorAdditional: colour,
    colorSuccess: colour,
    colorFail: colour,
    colorWarning: colour,
    defaultLocale: { control: 'inline-radio', options: locales },
  },
})

/** Desktop and phone beside each other, from one look; every field of it is a control below. */
export const Both = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(2)
  },
})
/** An image lies under both pages, and the panel stays readable on it. */
export const OnPicture = meta.story({ tags: ['visual'], args: { hasPicture: true } })
/** The head of the page without a logo and without the store’s number. */
export const WithoutLogo = meta.story({ args: { hasLogo: false, showMerchantId: false } })
/** A dark green gradient with a yellow button: light text on the ground, dark text on the button. */
export const Forest = meta.story({
  args: {
    backgroundColor1: '#123a30',
    backgroundColor2: '#1d5a45',
    textColor: '#f3f8f1',
    buttonBackgroundColor: '#f2d06b',
    buttonTextColor: '#1b2a14',
  },
})
/** Nothing in the frames takes the keyboard; the switches above them do. */
export const DarkInRussian = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Phone' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
    await userEvent.click(canvas.getByRole('radio', { name: 'RU' }))
    await findVisible(canvas.findByText('Заказ № 10482'))
    await expect(canvas.getAllByRole('figure')).toHaveLength(1)
  },
})

import ArrowLeft from 'lucide-react/icons/arrow-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { buttonSizes, buttonVariants } from '../../design-system/primitives/button/axes.ts'
import { LinkButton } from '../../design-system/primitives/button/LinkButton.tsx'
import type { AnchorProps } from '../../design-system/primitives/link/LinkContext.ts'
import { LinkProvider } from '../../design-system/primitives/link/LinkProvider.tsx'
import { TextLink, textLinkLooks } from '../../design-system/primitives/link/TextLink.tsx'
import { Stack } from '../../design-system/primitives/layout/Stack.tsx'
import { AxisTable } from '../support/AxisTable.tsx'

const meta = preview.meta({ title: 'Primitives/Link', component: TextLink })

/** A link by itself in the usual look; under the pointer it is underlined. */
export const Default = meta.story({ args: { href: '/trades', children: 'My trades' } })

const linkVariants = buttonVariants.filter(variant => variant !== 'danger')

/** Looks of words with and without an icon, and links that look like buttons; none is for danger. */
export const Matrix = meta.story({
  tags: ['visual'],
  render: () => (
    <Stack>
      <AxisTable rows={textLinkLooks} columns={['words', 'icon', 'iconEnd']}>
        {(look, column) => (
          <TextLink
            href="/coins"
            look={look}
            icon={column === 'icon' ? ArrowLeft : undefined}
            iconEnd={column === 'iconEnd' ? ChevronRight : undefined}
          >
            All 9 coins
          </TextLink>
        )}
      </AxisTable>
      <AxisTable rows={linkVariants} columns={buttonSizes}>
        {(variant, size) => (
          <LinkButton href="/buy" variant={variant} size={size}>
            Buy
          </LinkButton>
        )}
      </AxisTable>
    </Stack>
  ),
})

const navigate = fn()

function RouterLink({ href, children, ...rest }: AnchorProps) {
  return (
    <a
      href={href}
      {...rest}
      onClick={event => {
        event.preventDefault()
        navigate(href)
      }}
    >
      {children}
    </a>
  )
}

/** Both kinds of link go through the router that the app gives, without a load of the page. */
export const Routed = meta.story({
  render: () => (
    <LinkProvider component={RouterLink}>
      <Stack align="start">
        <TextLink href="/wallet">Wallet</TextLink>
        <LinkButton href="/buy">Buy</LinkButton>
      </Stack>
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    navigate.mockClear()
    await userEvent.click(canvas.getByRole('link', { name: 'Wallet' }))
    await userEvent.click(canvas.getByRole('link', { name: 'Buy' }))
    await expect(navigate.mock.calls).toEqual([['/wallet'], ['/buy']])
  },
})

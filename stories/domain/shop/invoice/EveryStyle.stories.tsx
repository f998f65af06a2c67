import type { StoryContext } from '@storybook/react-vite'
import type { ComponentProps, Ref } from 'react'
import { useImperativeHandle, useState } from 'react'
import { flushSync } from 'react-dom'
import { expect } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { InvoicePage } from '../../../../design-system/domain/shop/invoice/InvoicePage.tsx'
import { payerStates } from '../../../../design-system/domain/shop/invoice/invoiceShape.ts'
import { sampleInvoice, sampleTime } from '../../../../design-system/domain/shop/invoice/sampleInvoice.ts'
import { lookVariables } from '../../../../design-system/domain/shop/look/lookVariables.ts'
import type { MerchantLook } from '../../../../design-system/domain/shop/look/merchantLook.ts'
import type { Theme } from '../../../../design-system/theme/theme.ts'
import { chanceOf } from '../../../../tests/support/time/chance.ts'
import { hoverSheet } from '../../../support/readability/hoverSheet.ts'
import { randomLooks } from '../../../support/readability/randomLook.ts'
import { textsOf, contrastFaults } from '../../../support/readability/contrastFaults.ts'
import { storyInvoiceOf, storyLook } from '../../support/shop/storyInvoices.ts'

type PageProps = ComponentProps<typeof InvoicePage>

const nothing = () => {}
const still = {
  onChoose: nothing,
  onRenew: nothing,
  onRetry: nothing,
  onRefundAddress: nothing,
  onPrint: nothing,
  onStay: nothing,
  actHref: '#',
  localeHref: () => '#',
}
const first: PageProps = {
  look: storyLook,
  now: sampleTime,
  locale: 'en',
  invoice: sampleInvoice('waiting', 'en'),
  ...still,
}

/** All that a payer may be met by: each state, and what may be said besides. */
const cases: Readonly<Record<string, Partial<PageProps>>> = {
  ...Object.fromEntries(payerStates.map(state => [state, { invoice: sampleInvoice(state, 'en') }])),
  'last minutes': { now: sampleTime + 600_000 },
  'not heard of': { isStale: true, problem: 'There is no rate for this coin right now.' },
  'asking for another coin': { pending: 'choose' },
  'an address refused': {
    invoice: sampleInvoice('late', 'en'),
    refundError: 'This is no address of Tron.',
  },
  'about to leave': { invoice: sampleInvoice('paid', 'en'), leavesIn: 5 },
  'a long amount': { invoice: storyInvoiceOf('123456789012.123456', '123456789012.45') },
}

interface Shown {
  show: (props: PageProps) => void
}

/** One page whose invoice and look are changed from outside. */
function ChangingPage({ ref, width, theme }: { ref: Ref<Shown>; width: number; theme: Theme }) {
  const [props, setProps] = useState(first)
  useImperativeHandle(ref, () => ({ show: next => flushSync(() => setProps(next)) }), [])
  return (
    <div data-theme={theme} style={{ display: 'grid', width }}>
      <InvoicePage {...props} />
    </div>
  )
}

const looks = 500
const states: ReadonlySet<string> = new Set(payerStates)

interface Found {
  readonly state: string
  readonly isHovered: boolean
  readonly style: MerchantLook['style']
  readonly text: string
  readonly ratio: number
}

/** Cases in which something gives way to what it opens. */
const givingWay: ReadonlySet<string> = new Set(['expired', 'no_offer', 'error'])
/** Cases that have between them all that can be pressed. */
const pressed: ReadonlySet<string> = new Set(['waiting', 'overpaid', 'error'])
/** Every so many looks are measured with what a state alone does not show, and under a pointer. */
const every = 5

/** A look on the page that is there, as a new `look` would put it on. */
function putOn(root: HTMLElement, look: MerchantLook): void {
  for (const [name, value] of Object.entries(lookVariables(look))) root.style.setProperty(name, value)
  root.dataset['ground'] = look.style.background === null ? 'gradient' : 'picture'
}

/** Every text of every case in some looks, with all that opens open. */
function measure(canvas: Element, { show }: Shown, some: readonly MerchantLook[]): readonly Found[] {
  const sheet = hoverSheet(canvas)
  const found: Found[] = []
  const few = some.filter((_, index) => index % every === 0)
  const judge = (state: string, isHovered: boolean, looks: readonly MerchantLook[]) => {
    const root = canvas.querySelector<HTMLElement>('[data-part=page]')
    if (root === null) throw new Error('There is no page')
    const texts = textsOf(root)
    sheet.hover(isHovered)
    for (const look of looks) {
      putOn(root, look)
      const { style } = look
      found.push(
        ...contrastFaults(texts).map(({ text, ratio }) => ({ state, isHovered, style, text, ratio })),
      )
    }
  }
  for (const [state, differs] of Object.entries(cases)) {
    show({ ...first, ...differs })
    if (givingWay.has(state)) judge(state, false, few)
    for (const details of canvas.querySelectorAll('details')) details.open = true
    judge(state, false, states.has(state) ? some : few)
    if (pressed.has(state)) judge(state, true, few)
  }
  sheet.remove()
  return found
}

const meta = preview.meta({
  title: 'Domain/Invoice/EveryStyle',
  component: InvoicePage,
  parameters: { layout: 'fullscreen' },
  args: first,
})

/** The page of the story that is open. */
const page: { current: Shown | null } = { current: null }

/** A quarter of the styles; what cannot be read is named with its state, its style and its words. */
const quarter =
  (part: number) =>
  async ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) => {
    if (page.current === null) throw new Error('Nothing is shown')
    const found = measure(canvasElement, page.current, randomLooks(chanceOf(part), looks / 4))
    await expect(found.slice(0, 5)).toEqual([])
  }

/** 125 looks by chance on a phone in the light: every text of every state can be read in each of them. */
export const OnAPhone = meta.story({
  render: () => <ChangingPage ref={page} width={390} theme="light" />,
  play: quarter(0),
})
/** Another 125 looks by chance on a phone in the dark theme, and all that can be read there. */
export const OnAPhoneInTheDark = meta.story({
  render: () => <ChangingPage ref={page} width={390} theme="dark" />,
  play: quarter(1),
})
/** 125 looks by chance in the wide layout of 1160 pixels, in the light theme. */
export const OnADesktop = meta.story({
  render: () => <ChangingPage ref={page} width={1160} theme="light" />,
  play: quarter(2),
})
/** The last 125 looks by chance: the wide layout in the dark theme. */
export const OnADesktopInTheDark = meta.story({
  render: () => <ChangingPage ref={page} width={1160} theme="dark" />,
  play: quarter(3),
})

import CircleCheck from 'lucide-react/icons/circle-check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { formatDecimal } from '../../../format/formatDecimal.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import { InvoicePage } from '../../shop/invoice/InvoicePage.tsx'
import { sampleInvoice, sampleTime } from '../../shop/invoice/sampleInvoice.ts'
import type { MerchantLook } from '../../shop/look/merchantLook.ts'
import { partContrast, readableRatio } from '../../shop/look/styleContrast.ts'
import { PreviewFrame } from '../../shop/merchant/style/PreviewFrame.tsx'
import { sampleLooks } from '../specimen/sampleLooks.ts'
import { Looks, Worst } from './Product.styles.ts'

const nothing = () => {}
/** Nothing is done in a picture. */
const still = {
  onChoose: nothing,
  onRenew: nothing,
  onRetry: nothing,
  onRefundAddress: nothing,
  onPrint: nothing,
  onStay: nothing,
  actHref: '#look',
  localeHref: () => '#look',
}

/** The page of a payer in the looks of three stores, and how well the worst of its texts can be read. */
export function LookSection() {
  const t = useT('uiKit')
  const locale = useLocale()
  return (
    <Looks>
      {sampleLooks.map(look => (
        <li key={look.merchantId}>
          <PreviewFrame device="phone" theme="light" label={t('look.picture', { store: look.title })}>
            <InvoicePage
              look={look}
              invoice={sampleInvoice('waiting', locale)}
              now={sampleTime}
              locale={locale}
              {...still}
            />
          </PreviewFrame>
          <WorstText look={look} />
        </li>
      ))}
    </Looks>
  )
}

const inTenths = 10

function WorstText({ look: { title, style } }: { look: MerchantLook }) {
  const t = useT('uiKit')
  const locale = useLocale()
  const ratio = Math.min(partContrast(style, 'text'), partContrast(style, 'button'))
  const passes = ratio >= readableRatio
  // Rounded down: 4.49 is not the 4.5 that is asked for.
  const written = formatDecimal(String(Math.floor(ratio * inTenths) / inTenths), locale)
  return (
    <div>
      <Text as="p" size="body-strong">
        {title}
      </Text>
      <Worst data-tone={passes ? 'positive' : 'warning'}>
        <Icon of={passes ? CircleCheck : TriangleAlert} />
        {t('look.worst', { ratio: written })}
      </Worst>
    </div>
  )
}

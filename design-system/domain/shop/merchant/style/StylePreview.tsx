import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import { useId, useState } from 'react'
import type { Locale } from '../../../../format/locale.ts'
import { isLocale, locales } from '../../../../format/locale.ts'
import { I18nProvider } from '../../../../locales/I18nProvider.tsx'
import { useOtherWords } from '../../../../locales/useOtherWords.ts'
import { useT } from '../../../../locales/useT.ts'
import { SegmentedControl } from '../../../../primitives/segmented/SegmentedControl.tsx'
import { Select } from '../../../../primitives/select/Select.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import type { Theme } from '../../../../theme/theme.ts'
import { InvoicePage } from '../../invoice/InvoicePage.tsx'
import type { PayerState } from '../../invoice/invoiceShape.ts'
import { payerStates } from '../../invoice/invoiceShape.ts'
import { sampleInvoice, sampleTime } from '../../invoice/sampleInvoice.ts'
import type { MerchantLook } from '../../look/merchantLook.ts'
import { PreviewFrame } from './PreviewFrame.tsx'
import { Frames, PreviewBar, PreviewRoot, Stage, StateChoice } from './StylePreview.styles.ts'

const devices = ['both', 'desktop', 'phone'] as const
type Device = (typeof devices)[number]
const framesOf: Record<Device, readonly ('desktop' | 'phone')[]> = {
  both: ['desktop', 'phone'],
  desktop: ['desktop'],
  phone: ['phone'],
}
const iconOf = { both: undefined, desktop: Monitor, phone: Smartphone }
const themeChoices = ['light', 'dark'] as const satisfies readonly Theme[]

/** What the payer’s page says. */
const spoken = ['invoice'] as const

const nothing = () => {}
/** Nothing is done in a preview. */
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

interface StylePreviewProps {
  look: MerchantLook
}

/** The payer’s page in a look: the page itself with an order for show, as it is on a desktop and on a phone, in every state. */
export function StylePreview({ look }: StylePreviewProps) {
  const t = useT('merchantStyle')
  const id = useId()
  const [device, setDevice] = useState<Device>('both')
  const [state, setState] = useState<PayerState>('waiting')
  const [locale, setLocale] = useState<Locale>(look.defaultLocale)
  const [theme, setTheme] = useState<Theme>('light')
  const words = useOtherWords(locale, spoken)
  const shown = isLocale(words.language) ? words.language : locale
  return (
    <PreviewRoot aria-labelledby={id}>
      <PreviewBar>
        <Heading level={2} id={id}>
          {t('preview.title')}
        </Heading>
        <SegmentedControl
          label={t('preview.show')}
          size="s"
          value={device}
          onChange={setDevice}
          segments={devices.map(value => ({ value, label: t(`preview.${value}`), icon: iconOf[value] }))}
        />
        <SegmentedControl
          label={t('preview.theme')}
          size="s"
          value={theme}
          onChange={setTheme}
          segments={themeChoices.map(value => ({ value, label: t(`preview.${value}`) }))}
        />
        <SegmentedControl
          label={t('preview.locale')}
          size="s"
          value={locale}
          onChange={setLocale}
          segments={locales.map(value => ({ value, label: value.toUpperCase() }))}
        />
        <StateChoice>
          <Select
            label={t('preview.state')}
            labelLook="hidden"
            placeholder={t('preview.state')}
            value={state}
            onChange={setState}
            options={payerStates.map(value => ({ value, label: t(`states.${value}`) }))}
          />
        </StateChoice>
      </PreviewBar>
      <Stage>
        <Frames data-device={device}>
          {framesOf[device].map(frame => (
            <PreviewFrame
              key={frame}
              device={frame}
              theme={theme}
              label={t('preview.picture', { store: look.title, state: t(`states.${state}`) })}
            >
              <I18nProvider i18n={words}>
                <InvoicePage
                  look={look}
                  invoice={sampleInvoice(state, shown)}
                  now={sampleTime}
                  locale={shown}
                  {...still}
                />
              </I18nProvider>
            </PreviewFrame>
          ))}
        </Frames>
      </Stage>
      <Caption as="p">{t('preview.note')}</Caption>
    </PreviewRoot>
  )
}

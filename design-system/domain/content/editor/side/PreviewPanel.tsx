import Monitor from 'lucide-react/icons/monitor'
import Smartphone from 'lucide-react/icons/smartphone'
import type { ReactNode } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import type { Locale } from '../../../../format/locale.ts'
import { isLocale, locales } from '../../../../format/locale.ts'
import { I18nProvider } from '../../../../locales/I18nProvider.tsx'
import { useOtherWords } from '../../../../locales/useOtherWords.ts'
import { useT } from '../../../../locales/useT.ts'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { useMedia } from '../../../../primitives/media/useMedia.ts'
import { SegmentedControl } from '../../../../primitives/segmented/SegmentedControl.tsx'
import type { Theme } from '../../../../theme/theme.ts'
import { media } from '../../../../tokens/vars.ts'
import { ArticleHead } from '../../text/article/ArticleHead.tsx'
import { ArticleText } from '../../text/article/ArticleText.tsx'
import type { LiveData } from '../../text/contentShape.ts'
import { PreviewFrame } from '../../../shop/merchant/style/PreviewFrame.tsx'
import type { PreviewCard } from '../cardShape.ts'
import type { PreviewShape } from '../editorShape.ts'
import { OwnDocument } from './OwnDocument.tsx'
import { FrameMiddle, PreviewBar, PreviewPage, PreviewStage } from './Side.styles.ts'

const themes = ['light', 'dark'] as const satisfies readonly Theme[]
const widths = ['desktop', 'phone'] as const
type Width = (typeof widths)[number]
const iconOf = { desktop: Monitor, phone: Smartphone }

/** What of a reader's page speaks: with the text's own words. */
const spoken = ['content'] as const
/** And what of a card does. */
const spokenOfCards = ['home', 'workspace'] as const

interface PreviewPanelProps {
  preview: PreviewShape
  /** Real data for the blocks that show it. */
  live: LiveData
  /** The language of the text. */
  locale: Locale
  /** The day that its readers would see over it. */
  updatedAt: string
  /** Draws a card, by `CardPreview`: fetched where there is one. Null meanwhile. */
  drawCard: ((card: PreviewCard) => ReactNode) | null
}

/** A text as its readers will see it: the page's own parts, in either theme, in every language of what stands around, wide and on a phone. */
export function PreviewPanel({ locale, ...page }: PreviewPanelProps) {
  const t = useT('editor')
  const [theme, setTheme] = useState<Theme>('light')
  const isOnPhone = useMedia(media.phone)
  const [width, setWidth] = useState<Width>(isOnPhone ? 'phone' : 'desktop')
  const [around, setAround] = useState(locale)
  return (
    <Stack gap="3">
      <PreviewBar>
        <SegmentedControl
          label={t('preview.theme')}
          size="s"
          value={theme}
          onChange={setTheme}
          segments={themes.map(value => ({ value, label: t(`preview.${value}`) }))}
        />
        <SegmentedControl
          label={t('preview.width')}
          size="s"
          value={width}
          onChange={setWidth}
          segments={widths.map(value => ({ value, label: t(`preview.${value}`), icon: iconOf[value] }))}
        />
        <SegmentedControl
          label={t('preview.locale')}
          size="s"
          value={around}
          onChange={setAround}
          segments={locales.map(value => ({ value, label: value.toUpperCase() }))}
        />
      </PreviewBar>
      {/* What is longer is read by scrolling, also from the keyboard. */}
      <PreviewStage tabIndex={0} aria-label={t('side.preview')}>
        <FrameMiddle>
          <PreviewFrame device={width} theme={theme} label={t('preview.picture')}>
            <OwnDocument theme={theme} lang={around} label={t('side.preview')}>
              <Page {...page} locale={locale} around={around} />
            </OwnDocument>
          </PreviewFrame>
        </FrameMiddle>
      </PreviewStage>
    </Stack>
  )
}

function Page({ around, ...page }: PreviewPanelProps & { around: Locale }) {
  const words = useOtherWords(around, page.preview.card === null ? spoken : spokenOfCards)
  return (
    <I18nProvider i18n={words}>
      <PreviewPage lang={isLocale(words.language) ? words.language : around}>
        <Words {...page} />
      </PreviewPage>
    </I18nProvider>
  )
}

function Words({ preview, live, locale, updatedAt, drawCard }: PreviewPanelProps) {
  const { title, description, minutes, blocks, topics, card } = preview
  const root = useRef<HTMLDivElement>(null)
  // Nothing is pressed in a picture: what readers open is open in it.
  useLayoutEffect(() => {
    for (const question of root.current?.querySelectorAll('details') ?? []) question.open = true
  })
  if (card !== null) return <div lang={locale}>{drawCard?.(card)}</div>
  return (
    <div ref={root}>
      <ArticleHead text={{ title, description, locale, isTranslated: true, updatedAt }} minutes={minutes} />
      <ArticleText blocks={blocks} live={live} topics={topics} lang={locale} />
    </div>
  )
}

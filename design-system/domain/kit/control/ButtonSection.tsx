import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Copy from 'lucide-react/icons/copy'
import LockOpen from 'lucide-react/icons/lock-open'
import type { ReactNode } from 'react'
import { useT } from '../../../locales/useT.ts'
import { buttonSizes, buttonVariants } from '../../../primitives/button/axes.ts'
import type { ButtonVariant } from '../../../primitives/button/axes.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { CopyButton } from '../../../primitives/button/CopyButton.tsx'
import { IconButton, iconButtonLooks } from '../../../primitives/button/IconButton.tsx'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { Card } from '../../../primitives/card/Card.tsx'
import type { IconDrawing } from '../../../primitives/icon/Icon.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { SpecimenHead } from '../specimen/SpecimenHead.tsx'
import { SpecimenTable } from '../specimen/SpecimenTable.tsx'
import { Pretend } from './Pretend.tsx'

const icons: Partial<Record<ButtonVariant, IconDrawing>> = { soft: ArrowDownLeft, danger: LockOpen }

const states = ['rest', 'hover', 'pressed', 'focus', 'pending', 'inert'] as const

const [hovered, pressed] = [['hover'], ['hover', 'pressed']] as const

/** Each variant in each state: as its own rules draw it. */
export function ButtonSection() {
  const t = useT('uiKit')
  const tCommon = useT('common')
  const cellsOf = (variant: ButtonVariant): readonly ReactNode[] => {
    const words = t(`buttons.label.${variant}`)
    const shared = { variant, icon: icons[variant] }
    return [
      <Button key="rest" {...shared}>
        {words}
      </Button>,
      <Pretend key="hover" states={hovered}>
        <Button {...shared}>{words}</Button>
      </Pretend>,
      <Pretend key="pressed" states={pressed}>
        <Button {...shared}>{words}</Button>
      </Pretend>,
      <Button key="focus" {...shared} data-focus-visible="">
        {words}
      </Button>,
      <Button key="pending" {...shared} pendingLabel={tCommon('state.sending')}>
        {words}
      </Button>,
      <Stack key="inert" gap="1" align="start">
        <Button {...shared} disabledReason={t(`buttons.reason.${variant}`)}>
          {words}
        </Button>
      </Stack>,
    ]
  }
  return (
    <>
      <SpecimenTable
        caption={t('section.buttons.title')}
        columns={[t('buttons.variant'), ...states.map(state => t(`buttons.state.${state}`))]}
        rows={buttonVariants.map(variant => ({
          id: variant,
          head: variant,
          note: t(`buttons.use.${variant}`),
          cells: cellsOf(variant),
        }))}
      />
      <SpecimenHead code="Button, IconButton, CopyButton, LinkButton">{t('buttons.others')}</SpecimenHead>
      <Card>
        <Inline gap="4">
          {buttonSizes.map(size => (
            <Button key={size} size={size} variant="primary">
              {t('buttons.size', { size })}
            </Button>
          ))}
          {iconButtonLooks.map(look => (
            <IconButton key={look} look={look} icon={Copy} label={t('buttons.icon', { look })} />
          ))}
          <CopyButton
            text="TQ4fYx7Vn2sKpW8mZr6LbCd3HgJ9uE5kXe"
            label={t('buttons.copy')}
            copiedLabel={t('buttons.copied')}
            failedLabel={t('bar.copyFailed')}
          />
          <LinkButton href="#states" iconEnd={ArrowRight}>
            {t('buttons.link')}
          </LinkButton>
        </Inline>
      </Card>
    </>
  )
}

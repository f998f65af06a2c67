import Palette from 'lucide-react/icons/palette'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { formatDate } from '../../../../format/date/formatDate.ts'
import { localeTable } from '../../../../locales/localeTable.ts'
import { useLocale } from '../../../../locales/useLocale.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { LinkButton } from '../../../../primitives/button/LinkButton.tsx'
import { SectionCard } from '../../../../primitives/card/SectionCard.tsx'
import { Inline } from '../../../../primitives/layout/Inline.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { DefinitionList } from '../../../../primitives/list/DefinitionList.tsx'
import { DefinitionRow } from '../../../../primitives/list/DefinitionRow.tsx'
import { Text } from '../../../../primitives/text/Text.tsx'
import { PageTitle } from '../../../page/layout/PageTitle.tsx'
import type { StoreLinks } from './StoreCard.tsx'
import { StoreMark } from './StoreMark.tsx'
import type { StoreShape } from './storeShape.ts'
import { StoreStatusChip } from './StoreStatusChip.tsx'
import { StoreStatusNote } from './StoreStatusNote.tsx'
import { StoreTabs } from './StoreTabs.tsx'

interface StoreViewProps {
  store: StoreShape
  links: StoreLinks
  /** Asks before it closes it. */
  onClose: () => void
}

/** A store as its owner finds it: where it is with its review, what it is, and what can be done with it. */
export function StoreView({ store, links, onClose }: StoreViewProps) {
  const t = useT('merchant')
  const locale = useLocale()
  const { look } = store
  return (
    <>
      <PageTitle
        lead={t(`type.${store.type}`)}
        actions={
          <Inline gap="2">
            {store.status === 'active' && (
              <LinkButton variant="primary" icon={Plus} href={links.createInvoice}>
                {t('newInvoice')}
              </LinkButton>
            )}
            <LinkButton icon={ReceiptText} href={links.invoices}>
              {t('invoices')}
            </LinkButton>
            <LinkButton icon={Palette} href={links.look}>
              {t('look')}
            </LinkButton>
            <LinkButton icon={Pencil} href={links.edit}>
              {t('edit')}
            </LinkButton>
          </Inline>
        }
      >
        {look.title}
      </PageTitle>
      <Stack gap="4">
        <StoreTabs links={links} current="view" />
        <StoreStatusNote store={store} />
        <SectionCard title={t('about')}>
          <Inline gap="3">
            <StoreMark logo={look.logo} />
            <StoreStatusChip status={store.status} />
          </Inline>
          <DefinitionList look="pairs">
            <DefinitionRow term="ID">{look.merchantId}</DefinitionRow>
            <DefinitionRow term={t('coins')}>{store.cryptoCurrencyCodes.join(', ')}</DefinitionRow>
            <DefinitionRow term={t('currency')}>{store.currencyCode ?? t('anyCurrency')}</DefinitionRow>
            <DefinitionRow term={t('language')}>{localeTable[look.defaultLocale].name}</DefinitionRow>
            <DefinitionRow term={t('opened')}>
              {formatDate(store.createdAt, { format: 'date', locale })}
            </DefinitionRow>
          </DefinitionList>
          {store.description !== '' && <Text as="p">{store.description}</Text>}
        </SectionCard>
        <SectionCard title={t('close.section')} lead={t('close.text')}>
          <div>
            <Button variant="ghost" onClick={onClose}>
              {t('close.verb')}
            </Button>
          </div>
        </SectionCard>
      </Stack>
    </>
  )
}

import ArrowRight from 'lucide-react/icons/arrow-right'
import { useId } from 'react'
import { useT } from '../../../locales/useT.ts'
import { Card } from '../../../primitives/card/Card.tsx'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { Stack } from '../../../primitives/layout/Stack.tsx'
import { TextLink } from '../../../primitives/link/TextLink.tsx'
import { EmptyState } from '../../../primitives/state/EmptyState.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import { Text } from '../../../primitives/text/Text.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { BonusBody } from './BonusBody.tsx'
import type { BonusContent, BonusTerms, InvitedShape } from './bonusShape.ts'
import type { BonusLinks } from './ConfirmLinks.tsx'
import { InvitedHead, InvitedRows } from './InvitedBonuses.styles.ts'
import { InvitedRow } from './InvitedRow.tsx'
import { useBonusText } from './useBonusText.ts'

interface InvitedBonusesProps {
  content: BonusContent<{ readonly bonuses: InvitedShape; readonly terms: BonusTerms }>
  assets: AssetBook
  /** `affiliate` is where one’s links are. */
  links: Pick<BonusLinks, 'phone' | 'identity'> & { readonly affiliate: string }
  hrefOf: (userName: string) => string
  /** So many rows at most, and a way to all of them. All of them when left out. */
  short?: { readonly most: number; readonly href: string } | undefined
}

/** What somebody gets for whom they invited: how many were paid, and how far the others are. */
export function InvitedBonuses({ content, assets, links, hrefOf, short }: InvitedBonusesProps) {
  const t = useT('bonus')
  const id = useId()
  const { sum } = useBonusText(assets)
  const ready = content.status === 'ready' ? content.value : null
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="4">
        <div>
          <InvitedHead>
            <Heading level={2} id={id}>
              {t(short === undefined ? 'invited.whole' : 'invited.title')}
            </Heading>
            {ready !== null && ready.bonuses.paid > 0 && (
              <span>
                {t('invited.paid', { count: ready.bonuses.paid, amount: sum(ready.bonuses.earned) })}
              </span>
            )}
          </InvitedHead>
          {ready !== null && (
            <Text as="p" tone="secondary">
              {t('invited.lead', {
                inviter: sum(ready.terms.inviterBonus),
                invitee: sum(ready.terms.inviteeBonus),
                coin: ready.terms.coin,
              })}
            </Text>
          )}
        </div>
        <BonusBody content={content} words={{ loading: t('invited.loading'), failed: t('invited.failed') }}>
          {({ bonuses: { invited }, terms }) =>
            invited.length === 0 ? (
              <EmptyState
                title={t('invited.empty')}
                actions={
                  short === undefined && <LinkButton href={links.affiliate}>{t('invited.links')}</LinkButton>
                }
              >
                {t('invited.emptyText')}
              </EmptyState>
            ) : (
              <>
                <InvitedRows aria-label={t('invited.list')}>
                  {invited.slice(0, short?.most).map(bonus => (
                    <InvitedRow
                      key={bonus.userName}
                      bonus={bonus}
                      terms={terms}
                      assets={assets}
                      links={links}
                      href={hrefOf(bonus.userName)}
                    />
                  ))}
                </InvitedRows>
                {short !== undefined && (
                  <TextLink href={short.href} iconEnd={ArrowRight} data-standing="">
                    {t('invited.all')}
                  </TextLink>
                )}
              </>
            )
          }
        </BonusBody>
      </Stack>
    </Card>
  )
}

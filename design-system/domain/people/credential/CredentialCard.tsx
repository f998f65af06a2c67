import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import HandCoins from 'lucide-react/icons/hand-coins'
import Megaphone from 'lucide-react/icons/megaphone'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { formatAmount } from '../../../format/formatAmount.ts'
import { useLocale } from '../../../locales/useLocale.ts'
import { useT } from '../../../locales/useT.ts'
import { Button } from '../../../primitives/button/Button.tsx'
import { LinkButton } from '../../../primitives/button/LinkButton.tsx'
import { Card } from '../../../primitives/card/Card.tsx'
import { Tag } from '../../../primitives/chip/Tag.tsx'
import { VisuallyHidden } from '../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../primitives/icon/Icon.tsx'
import { Inline } from '../../../primitives/layout/Inline.tsx'
import { Switch } from '../../../primitives/switch/Switch.tsx'
import { Heading } from '../../../primitives/text/Heading.tsx'
import type { AssetBook } from '../../reference/asset/assetBook.ts'
import { shownEndOf } from '../../reference/method/requisiteText.ts'
import type { Requisite } from '../../reference/method/requisite.ts'
import { CardFacts, CardFoot, CardHead } from './CredentialCard.styles.ts'
import { CredentialLines } from './CredentialLines.tsx'
import type { CredentialShape } from './credentialShape.ts'

export interface CredentialCardProps {
  credential: CredentialShape
  assets: AssetBook
  editHref: string
  onDelete: () => void
  /** The switch stands as asked for until the answer; who fails says why. */
  onActivate: (isActive: boolean) => Promise<unknown>
}

/** Saved details: their lines, how they are given out, where they are used, and what can be done with them. */
export function CredentialCard({ credential, assets, editHref, onDelete, onActivate }: CredentialCardProps) {
  const t = useT('credential')
  const tCommon = useT('common')
  const [isRevealed, setRevealed] = useState(false)
  const { name, currencyCode } = credential
  const lines = linesOf(credential)
  const named = <VisuallyHidden> {name}</VisuallyHidden>
  return (
    <Card as="article" aria-label={name} gap="3">
      <CardHead>
        <Inline gap="2">
          <Heading level={3}>{name}</Heading>
          <Tag look="outline">{currencyCode}</Tag>
        </Inline>
        <Inline gap="1">
          {lines.some(line => shownEndOf(line) !== null) && (
            <Button
              size="s"
              variant="ghost"
              icon={isRevealed ? EyeOff : Eye}
              aria-label={t(isRevealed ? 'conceal' : 'reveal', { name })}
              onClick={() => setRevealed(!isRevealed)}
            >
              {tCommon(isRevealed ? 'verb.hide' : 'verb.show')}
            </Button>
          )}
          <LinkButton size="s" variant="ghost" icon={Pencil} href={editHref}>
            {tCommon('verb.change')}
            {named}
          </LinkButton>
          <Button size="s" variant="ghost" icon={Trash} onClick={onDelete}>
            {tCommon('verb.delete')}
            {named}
          </Button>
        </Inline>
      </CardHead>
      <CredentialLines lines={lines} isRevealed={isRevealed} />
      <Facts credential={credential} assets={assets} />
      <CardFoot>
        <ActiveSwitch isActive={credential.isActive} name={name} onActivate={onActivate} />
      </CardFoot>
    </Card>
  )
}

/** As the payer will see them: the link and the note are lines too. */
function linesOf({ credentials, applink, description }: CredentialShape): readonly Requisite[] {
  const own = credentials.filter(({ kind }) => kind !== 'applink')
  return [
    ...own,
    ...(applink === null || applink === '' ? [] : [{ kind: 'applink' as const, value: applink }]),
    ...(description === '' ? [] : [{ kind: 'note' as const, value: description }]),
  ]
}

function Facts({ credential, assets }: Pick<CredentialCardProps, 'credential' | 'assets'>) {
  const t = useT('credential')
  const locale = useLocale()
  const { autoIssue, maxAutoIssueAmount: max, advertsCount, currencyCode } = credential
  const issued = () => {
    if (!autoIssue) return t('issue.never')
    if (max === null) return t('issue.always')
    return t('issue.upTo', { amount: formatAmount(max, assets.of(currencyCode), { mode: 'full', locale }) })
  }
  return (
    <CardFacts>
      <li>
        <Icon of={HandCoins} size="s" />
        {issued()}
      </li>
      <li>
        <Icon of={Megaphone} size="s" />
        {advertsCount === 0 ? t('usedByNone') : t('usedBy', { count: advertsCount })}
      </li>
    </CardFacts>
  )
}

function ActiveSwitch({
  isActive,
  name,
  onActivate,
}: Pick<CredentialCardProps, 'onActivate'> & { isActive: boolean; name: string }) {
  const t = useT('credential')
  /** What was asked for and is not answered yet. */
  const [asked, setAsked] = useState<boolean | null>(null)
  const change = async (wanted: boolean) => {
    if (asked !== null) return
    setAsked(wanted)
    try {
      await onActivate(wanted)
    } catch {
      // Whoever failed says why.
    }
    setAsked(null)
  }
  const isOn = asked ?? isActive
  return (
    <Switch
      side="end"
      checked={isOn}
      onChange={wanted => void change(wanted)}
      hint={t(isOn ? 'activeHint' : 'inactiveHint')}
    >
      {t('active')}
      <VisuallyHidden> {name}</VisuallyHidden>
    </Switch>
  )
}

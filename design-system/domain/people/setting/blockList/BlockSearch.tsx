import { fieldLengths } from '../../../../forms/fieldLengths.ts'
import { useT } from '../../../../locales/useT.ts'
import { Button } from '../../../../primitives/button/Button.tsx'
import { TextField } from '../../../../primitives/field/TextField.tsx'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { Stack } from '../../../../primitives/layout/Stack.tsx'
import { Heading } from '../../../../primitives/text/Heading.tsx'
import { Caption } from '../../../../primitives/text/Caption.tsx'
import { usePending } from '../../../../timing/usePending.ts'
import { TraderSummary } from '../../profile/trader/TraderSummary.tsx'
import type { TraderStanding } from '../../profile/trader/trader.ts'
import { Found, PersonRow, PersonWords } from './BlockedPeople.styles.ts'

/** What a search by name has come to; null before there is anything to look for. */
export type PeopleFound =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly items: readonly TraderStanding[] }
  | null

interface BlockSearchProps {
  /** The beginning of a name. */
  text: string
  onText: (text: string) => void
  found: PeopleFound
  /** Who is on the list already. */
  blocked: readonly string[]
  hrefOf: (userName: string) => string
  /** The row waits for it; who fails says why. */
  onBlock: (userName: string) => Promise<unknown>
}

/** Finds somebody by the beginning of their name and blocks them. */
export function BlockSearch({ text, onText, found, blocked, hrefOf, onBlock }: BlockSearchProps) {
  const t = useT('setting')
  const said = () => {
    if (found === null) return ''
    if (found.status === 'loading') return t('blocked.searching')
    if (found.status === 'failed') return t('blocked.searchFailed')
    return found.items.length === 0 ? t('blocked.nobody', { text }) : ''
  }
  return (
    <Stack gap="3">
      <TextField
        label={t('blocked.search')}
        hint={t('blocked.searchHint')}
        value={text}
        onChange={onText}
        type="search"
        maxLength={fieldLengths.userName.most}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
      <output>
        <Caption>{said()}</Caption>
      </output>
      {found?.status === 'ready' && found.items.length > 0 && (
        <Found>
          <Heading level={3}>{t('blocked.found')}</Heading>
          <ul aria-label={t('blocked.found')}>
            {found.items.map(trader => (
              <FoundPerson
                key={trader.userName}
                trader={trader}
                href={hrefOf(trader.userName)}
                isBlocked={blocked.includes(trader.userName)}
                onBlock={onBlock}
              />
            ))}
          </ul>
        </Found>
      )}
    </Stack>
  )
}

interface FoundPersonProps {
  trader: TraderStanding
  href: string
  isBlocked: boolean
  onBlock: (userName: string) => Promise<unknown>
}

function FoundPerson({ trader, href, isBlocked, onBlock }: FoundPersonProps) {
  const t = useT('setting')
  const { isPending, run } = usePending()
  return (
    <PersonRow>
      <PersonWords>
        <TraderSummary trader={trader} avatarSize="m" href={href} />
      </PersonWords>
      {isBlocked ? (
        <Caption>{t('blocked.already')}</Caption>
      ) : (
        <Button
          size="s"
          pendingLabel={isPending ? t('blocked.blocking') : undefined}
          onClick={() => void run(() => onBlock(trader.userName))}
        >
          {t('blocked.block')}
          <VisuallyHidden> {trader.userName}</VisuallyHidden>
        </Button>
      )}
    </PersonRow>
  )
}

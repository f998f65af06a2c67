import { fieldLengths } from '../../../../forms/fieldLengths.ts'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { useT } from '../../../../locales/useT.ts'
import { IconButton } from '../../../../primitives/button/IconButton.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { SearchInput, SearchRoot } from './TradeSearch.styles.ts'

interface TradeSearchProps {
  text: string
  onText: (text: string) => void
}

/** Finds a trade by what one knows of it: id, day, partner, payment details. */
export function TradeSearch({ text, onText }: TradeSearchProps) {
  const t = useT('dashboard')
  return (
    <SearchRoot>
      <Icon of={Search} />
      <SearchInput
        type="search"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        autoComplete="off"
        spellCheck={false}
        maxLength={fieldLengths.tradeSearch.most}
        value={text}
        onChange={event => onText(event.currentTarget.value)}
      />
      {text !== '' && <IconButton icon={X} size="s" label={t('search.clear')} onClick={() => onText('')} />}
    </SearchRoot>
  )
}

import Search from 'lucide-react/icons/search'
import type { RefObject } from 'react'
import { useEffect, useId } from 'react'
import { useT } from '../../../../locales/useT.ts'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { SearchBox, SearchNote, SearchRoot } from './Faq.styles.ts'

interface FaqSearchProps {
  ref: RefObject<HTMLInputElement | null>
  onSearch: (text: string) => void
  /** How many questions have the words; null while nothing is searched for. */
  found: number | null
  all: number
}

/** The field that finds questions as one types. Where there are no scripts, it is not there. */
export function FaqSearch({ ref, onSearch, found, all }: FaqSearchProps) {
  const t = useT('content')
  const id = useId()
  useEffect(() => {
    // What was typed before the page came alive.
    const typed = ref.current?.value ?? ''
    if (typed !== '') onSearch(typed)
  }, [ref, onSearch])
  return (
    <SearchRoot>
      <label htmlFor={id}>
        <VisuallyHidden>{t('faq.search')}</VisuallyHidden>
      </label>
      <SearchBox>
        <Icon of={Search} size="l" />
        <input
          id={id}
          ref={ref}
          type="search"
          maxLength={100}
          autoComplete="off"
          placeholder={t('faq.hint')}
          onInput={({ currentTarget }) => onSearch(currentTarget.value)}
        />
      </SearchBox>
      <SearchNote>
        {found === null ? t('faq.count', { count: all }) : t('faq.found', { count: found })}
      </SearchNote>
    </SearchRoot>
  )
}

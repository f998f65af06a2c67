import Check from 'lucide-react/icons/check'
import LinkIcon from 'lucide-react/icons/link'
import { useT } from '../../../../locales/useT.ts'
import { useCopy } from '../../../../primitives/button/useCopy.ts'
import { VisuallyHidden } from '../../../../primitives/hidden/VisuallyHidden.tsx'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import type { Block } from '../contentTree.ts'
import { plainText } from '../contentTree.ts'
import { HeadingRoot } from './ArticleText.styles.ts'
import { InlineText } from './InlineText.tsx'
import { useSyncExternalStore } from 'react'

const tags = { 2: 'h2', 3: 'h3', 4: 'h4' } as const

/** A heading with a link to itself, which also copies its address. Without scripts it is a link as any. */
export function HeadingBlock({ level, id, text }: Extract<Block, { kind: 'heading' }>) {
  const t = useT('content')
  const { outcome, copy } = useCopy(useAddress(id))
  const said = { idle: '', copied: t('article.linkCopied'), failed: t('article.linkFailed') }[outcome]
  return (
    <HeadingRoot data-level={level}>
      <Tag level={level} id={id}>
        <InlineText of={text} />
      </Tag>
      <a
        href={`#${id}`}
        aria-label={t('article.copyLink', { title: plainText(text) })}
        data-outcome={outcome}
        onClick={copy}
      >
        <Icon of={outcome === 'copied' ? Check : LinkIcon} />
      </a>
      <VisuallyHidden as="output">{said}</VisuallyHidden>
    </HeadingRoot>
  )
}

interface TagProps {
  level: keyof typeof tags
  id: string
  children: React.ReactNode
}

function Tag({ level, ...rest }: TagProps) {
  const Name = tags[level]
  return <Name {...rest} />
}

const never = () => () => undefined

/** The whole address of a part of this page; only the part of it while there is no browser. */
const useAddress = (id: string): string =>
  useSyncExternalStore(
    never,
    () => new URL(`#${id}`, globalThis.location.href).href,
    () => `#${id}`,
  )

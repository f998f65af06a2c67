import Check from 'lucide-react/icons/check'
import { useT } from '../../../../locales/useT.ts'
import { Icon } from '../../../../primitives/icon/Icon.tsx'
import { NumberSquare } from './ChapterList.styles.ts'

interface ChapterNumberProps {
  number: number
  isRead: boolean
}

/** The number of a chapter, or a check once it is read. */
export function ChapterNumber({ number, isRead }: ChapterNumberProps) {
  const t = useT('content')
  return (
    <NumberSquare data-state={isRead ? 'read' : 'open'}>
      {isRead ? <Icon of={Check} label={t('guide.read')} /> : number}
    </NumberSquare>
  )
}

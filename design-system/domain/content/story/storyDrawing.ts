import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import Bell from 'lucide-react/icons/bell'
import BookOpen from 'lucide-react/icons/book-open'
import Gift from 'lucide-react/icons/gift'
import Lock from 'lucide-react/icons/lock'
import Percent from 'lucide-react/icons/percent'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Users from 'lucide-react/icons/users'
import Wallet from 'lucide-react/icons/wallet'
import type { IconDrawing } from '../../../primitives/icon/Icon.tsx'
import type { StoryIcon } from './storyShape.ts'

/** How each picture of a story is drawn. */
export const storyDrawing: Readonly<Record<StoryIcon, IconDrawing>> = {
  shield: ShieldCheck,
  lock: Lock,
  wallet: Wallet,
  exchange: ArrowLeftRight,
  percent: Percent,
  bell: Bell,
  people: Users,
  gift: Gift,
  guide: BookOpen,
}

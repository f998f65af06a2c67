import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import BookOpen from 'lucide-react/icons/book-open'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleUser from 'lucide-react/icons/circle-user'
import Image from 'lucide-react/icons/image'
import MessageCircle from 'lucide-react/icons/message-circle'
import Search from 'lucide-react/icons/search'
import Send from 'lucide-react/icons/send'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Star from 'lucide-react/icons/star'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { IconDrawing } from '../../../primitives/icon/Icon.tsx'
import type { ModalKind } from '../../../modal/modalKinds.ts'

interface ModalLook {
  readonly icon: IconDrawing
  /** `danger` has the edge of what nothing undoes, `shown` is looked at and has nothing to confirm, `asks` has a way out and one thing to do. */
  readonly anatomy: 'danger' | 'asks' | 'shown'
}

/** How each kind is drawn before it is opened. A new kind has to find its drawing here. */
export const modalLook = {
  confirmation: { icon: TriangleAlert, anatomy: 'danger' },
  verification: { icon: ShieldCheck, anatomy: 'asks' },
  attachment: { icon: Image, anatomy: 'shown' },
  telegramConfirmation: { icon: Send, anatomy: 'asks' },
  avatar: { icon: CircleUser, anatomy: 'asks' },
  story: { icon: BookOpen, anatomy: 'shown' },
  feedback: { icon: MessageCircle, anatomy: 'asks' },
  rate: { icon: ThumbsUp, anatomy: 'asks' },
  search: { icon: Search, anatomy: 'asks' },
  trustpilot: { icon: Star, anatomy: 'asks' },
  swapSuccess: { icon: CircleCheck, anatomy: 'asks' },
  swapConfirmation: { icon: ArrowLeftRight, anatomy: 'asks' },
} as const satisfies Record<ModalKind, ModalLook>

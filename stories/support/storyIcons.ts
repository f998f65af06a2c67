import ArrowDownLeft from 'lucide-react/icons/arrow-down-left'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Check from 'lucide-react/icons/check'
import LockOpen from 'lucide-react/icons/lock-open'
import Search from 'lucide-react/icons/search'
import Trash from 'lucide-react/icons/trash-2'

/** Icons to try where a component takes one. */
export const storyIcons = {
  'arrow down': ArrowDownLeft,
  'arrow up': ArrowUpRight,
  check: Check,
  'open lock': LockOpen,
  search: Search,
  trash: Trash,
}

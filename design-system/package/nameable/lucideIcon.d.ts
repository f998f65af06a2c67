import type { LucideIcon } from 'lucide-react'

declare const icon: LucideIcon
// oxlint-disable-next-line import/no-default-export -- the package that it stands for has one
export default icon

import type { ComponentProps } from 'react'
import { BarFill, BarRoot } from './Progress.styles.ts'

export const progressTones = ['plain', 'accent', 'positive'] as const
export type ProgressTone = (typeof progressTones)[number]

type ProgressBarProps = Omit<ComponentProps<'div'>, 'children' | 'role'> & {
  /** What advances: "Uploading receipt.jpg", "Volume, 30 days". */
  label: string
  /** How far it is, 0 to 1. */
  fraction: number
  tone?: ProgressTone | undefined
}

/** How far something is. The words and figures beside it say what of. */
export function ProgressBar({ label, fraction, tone = 'plain', ...rest }: ProgressBarProps) {
  const percent = Math.round(Math.min(Math.max(fraction, 0), 1) * 100)
  return (
    <BarRoot
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- browsers do not let the native bar be drawn with tokens
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      data-tone={tone}
      {...rest}
    >
      <BarFill style={{ width: `${percent}%` }} />
    </BarRoot>
  )
}

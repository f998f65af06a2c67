import { vars } from '../../tokens/vars.ts'

/** Steps of the 4-pixel grid that a parent may put between its children. */
export const gaps = ['0', '0-5', '1', '1-5', '2', '3', '4', '5', '6', '8'] as const
export type Gap = (typeof gaps)[number]

/** Steps that stand between cards and groups, and get smaller where everything is denser. */
const dense: Partial<Record<Gap, string>> = { '4': vars.room.gap, '6': vars.room.group }

/** One static rule per step, so that a gap is an attribute and no style is made at run time. */
export const gapRules = gaps
  .map(gap => `&[data-gap='${gap}'] { gap: ${dense[gap] ?? vars.space[gap]}; }`)
  .join('\n')

/** For what stands its children under each other where it is given a gap, and leaves them as they are otherwise. */
export const optionalGapRules = `&[data-gap] { display: flex; flex-direction: column; }
${gapRules}`

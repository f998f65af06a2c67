import { styled } from 'styled-components'
import { hatchGround } from '../../../../primitives/hatch/Hatch.styles.ts'
import { captionText, labelText, row, square, wrappingRow } from '../../../../theme/mixins.ts'
import { media, vars } from '../../../../tokens/vars.ts'

const { semantic, space } = vars

/** The total and the ways in and out; on a phone under each other. */
export const BalanceHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[4]} ${space[6]};
  @media ${media.phone} {
    flex-direction: column;
  }
`

export const TotalLine = styled.div`
  ${wrappingRow(space[2])}
  min-height: ${vars.size.controlS};
  margin-bottom: ${space[1]};
  ${labelText}
  > h2 {
    font: inherit;
    letter-spacing: inherit;
  }
  @media ${media.phone} {
    > :last-child {
      margin-inline-start: auto;
    }
  }
`

export const Total = styled.p`
  line-height: 1;
  @media ${media.phone} {
    /* The largest amount of a phone is a step smaller. */
    [data-size='xl'] {
      font-size: calc(${space[8]} + ${space['0-5']});
      line-height: ${space[10]};
    }
  }
`

/** How the total has moved, and of when it is. */
export const ChangeLine = styled.div`
  ${wrappingRow(space[1], space[2])}
  min-height: ${vars.size.tag};
  margin-top: ${space[1]};
  ${captionText}
`

/** Two bars in proportion: plain is free, hatched is locked. */
export const SplitBar = styled.div`
  display: flex;
  gap: ${space['0-5']};
  height: ${space['2-5']};
  > * {
    min-width: ${space[1]};
    border-radius: ${vars.radius.xs};
  }
`

export const FreePart = styled.span`
  flex: 1 0 0;
  background: ${semantic.text.primary};
`

export const LockedPart = styled.span`
  flex: 0 1 var(--locked);
  ${hatchGround}
`

export const Legend = styled.dl`
  display: flex;
  margin-top: ${space[2]};
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space[1]} ${space[4]};
  font: ${vars.type.label.font};
  font-weight: ${vars.font.weight.regular};
  > div,
  dt {
    ${row(space[2])}
  }
  dt {
    color: ${semantic.text.secondary};
  }
`

export const Key = styled.span`
  flex: none;
  ${square(space[3])}
  border-radius: ${vars.radius.xs};
  background: ${semantic.text.primary};
  &[data-part='locked'] {
    ${hatchGround}
  }
`
